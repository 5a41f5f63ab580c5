import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { openPage } from './support/open-page'
import { everyPage } from './support/pages'
import { enterAs } from './support/person'
import { openPicker, pickerSearch, pickerSheet } from './support/picker'
import type { SandboxAccount } from './support/sign-in'

const WIDTHS = [320, 390, 768, 1440, 2560]
const VISITORS: (SandboxAccount | null)[] = [
  null,
  'Newcomer#2000',
  'Raider#3000',
  'Empty#4000',
  'Admin#1000',
]

for (const visitor of VISITORS) {
  test(`layout: pages of ${visitor ?? 'a signed-out visitor'} do not scroll horizontally`, async ({
    page,
    getPerson,
  }) => {
    test.slow()
    const pages = await everyPage(await getPerson('Raider#3000'))
    if (visitor) await enterAs(page, await getPerson(visitor))
    for (const appPage of pages.filter((candidate) => candidate.visitor === visitor)) {
      await test.step(appPage.name, async () => {
        await openPage(page, appPage)
        await expectNoHorizontalScrolling(page)
      })
    }
  })
}

test('layout: the pages of a guild name the raid and the facts of an award in full on a phone', async ({
  page,
  getPerson,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  await page.goto(await raider.guildPath())
  await expectNotCutOff(
    page.getByRole('button', { name: /^Raid: / }).getByText('The Venomous Abyss'),
  )
  await page.goto(`${await raider.guildPath()}/history`)
  await expectNotCutOff(page.getByText(/by Thaldorimend$/).first())
})

test('layout: the tables of instances and seasons and the hint of the grid fit on a tablet', async ({
  page,
  getPerson,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await enterAs(page, await getPerson('Admin#1000'))
  for (const name of ['Instances', 'Seasons']) {
    await page.goto(`/admin/${name.toLowerCase()}`)
    await expectNotCutOff(page.getByRole('region', { name }))
  }
  await page.goto('/admin/loot-bulk')
  await expectNotCutOff(page.getByText(/Escape, then Tab leaves the grid/))
})

test('layout: the sheet of the picker does not scroll horizontally on a phone', async ({
  page,
  getPerson,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  await page.goto(await raider.wishlistPath('Frostelle', 'The Venomous Abyss - Heroic (Frost)'))
  await openPicker(page, true)
  await expect(pickerSheet(page).getByRole('group', { name: 'Slot' })).toBeVisible()
  const overflow = await pickerSearch(page).evaluate((search) => {
    let scroller: Element | null = search
    while (scroller && getComputedStyle(scroller).overflowY !== 'auto')
      scroller = scroller.parentElement
    return scroller && scroller.scrollWidth - scroller.clientWidth
  })
  expect(overflow).toBe(0)
})

test('layout: the account chooser of the sandbox does not scroll horizontally', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await page.getByRole('button', { name: 'Raider#3000' }).waitFor()
  await expectNoHorizontalScrolling(page)
})

async function expectNotCutOff(text: Locator) {
  await expect
    .poll(() => text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0)
}

async function expectNoHorizontalScrolling(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => horizontalOverflow(page), { message: `${width} px` })
      .toBeLessThanOrEqual(0)
  }
}

async function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scroller = document.scrollingElement ?? document.documentElement
    return scroller.scrollWidth - scroller.clientWidth
  })
}
