import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_TOO } from '../support/tags'

test(
  "scroll position: Back returns to where the guild's board was",
  { tag: [PHONE_TOO] },
  async ({ page, getPerson }) => {
    const raider = await getPerson('Raider#3000')
    await enterAs(page, raider)
    await page.goto(await raider.guildPath())
    const bosses = page.getByRole('group', { name: 'Wanted items' }).getByRole('region')
    await bosses.last().scrollIntoViewIfNeeded()
    const readPosition = () => page.evaluate(() => scrollY)
    const position = await readPosition()
    expect(position).toBeGreaterThan(500)
    await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The Venomous Abyss' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Ashen Vanguard' })).toBeFocused()
    await expect.poll(readPosition).toBeGreaterThan(position - 100)
  },
)
