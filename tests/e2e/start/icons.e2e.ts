import { ICON_STATES } from '../../support/backend/stored-icons'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { wishRows } from '../support/wishes'

test.use({ hasStoredIcons: true })

test('icons: a stored icon is shown, a broken or missing one gives a glyph, and no other host is contacted', async ({
  page,
  getPerson,
  server,
}) => {
  const raider = await getPerson('Raider#3000')
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await enterAs(page, raider)
  await page.goto(await raider.wishlistPath('Frostelle', 'The Venomous Abyss - Heroic (Frost)'))
  const tileOf = (name: string) =>
    wishRows(page).filter({ hasText: name }).locator('[aria-hidden][data-rarity]')
  await expect(tileOf(ICON_STATES.stored).locator('img')).toHaveJSProperty('naturalWidth', 1)
  for (const name of [ICON_STATES.broken, ICON_STATES.missing]) {
    await expect(tileOf(name).locator('svg')).toBeVisible()
    await expect(tileOf(name).locator('img')).toHaveCount(0)
  }
  expect([...origins]).toEqual([server.url])
})
