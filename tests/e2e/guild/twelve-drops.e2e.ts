import { listAwards } from '@/contract/guilds/guild-awards'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_TOO } from '../support/tags'
import { findWantedDrops } from '../support/wanted-drops'

test.use({ freshServer: true })

test(
  'guild board: twelve drops of three bosses are awarded with three presses each',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile }) => {
    test.slow()
    const officer = await getPerson('Raider#3000')
    await enterAs(page, officer)
    const path = await officer.guildPath()
    const guildId = path.split('/').at(-1) ?? ''
    const drops = (await findWantedDrops(officer, guildId)).flatMap(({ items }) => items)
    const before = (await officer.read(listAwards, { guildId })).awards.length
    await page.goto(`${path}?raid=the-venomous-abyss&difficulty=Heroic`)
    const search = page.getByRole('searchbox', { name: 'Item or raider' })
    await expect(search).toBeVisible()
    for (const name of drops) {
      // After its name is typed or pressed, three presses award a drop.
      const council = page.getByRole('dialog', { name })
      const firstRow = council.getByRole('row').nth(1)
      if (isMobile) {
        await page.getByRole('button', { name }).first().tap()
        await firstRow.getByRole('button').first().tap()
        await council.getByRole('button', { name: /^Award to (?!someone else)/ }).tap()
        await page.getByRole('menuitem', { name: 'BiS' }).tap()
      } else {
        await page.keyboard.press('/')
        await page.keyboard.type(name)
        await page.keyboard.press('Enter')
        await expect(firstRow).toBeVisible()
        await page.keyboard.press('a')
        await expect(page.getByRole('menuitem').first()).toBeFocused()
        await page.keyboard.press('Enter')
      }
      await expect(council.getByRole('region', { name: 'Awarded tonight' })).toBeVisible()
      if (isMobile) await council.getByRole('button', { name: 'Close' }).tap()
    }
    const { awards } = await officer.read(listAwards, { guildId })
    expect(awards.slice(0, awards.length - before).map(({ itemName }) => itemName)).toEqual(
      drops.toReversed(),
    )
  },
)
