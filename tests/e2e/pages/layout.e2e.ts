import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openPage } from '../support/open-page'
import { everyPage } from '../support/pages'
import { enterAs } from '../support/person'
import { openPicker, pickerSearch, pickerSheet } from '../support/picker'
import type { SandboxAccount } from '../support/sign-in'

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
  await expectNotCutOff(page.getByText(/ · (BiS|Upgrade)/).first())
})

test('layout: the board begins near the top of a phone, also while it asks to share wishlists, and its first item is visible at 320×640', async ({
  page,
  getPerson,
}) => {
  const admin = await getPerson('Admin#1000')
  await enterAs(page, admin)
  const items = page.getByRole('group', { name: 'Wanted items' }).getByRole('listitem')
  for (const { width, height, visible, bottom } of [
    { width: 390, height: 844, visible: 1, bottom: 360 },
    { width: 844, height: 390, visible: 2, bottom: 390 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto(await admin.guildPath())
    await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible()
    await expect(items.first()).toBeVisible()
    const box = await items.nth(visible - 1).boundingBox()
    expect((box?.y ?? height) + (box?.height ?? 0), `${width}×${height}`).toBeLessThanOrEqual(
      bottom,
    )
  }

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(await admin.guildPath())
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(items.first()).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Main' }).last()
  await expect
    .poll(async () => {
      const [row, top] = await Promise.all([items.first().boundingBox(), bar.boundingBox()])
      return row && top && row.y + row.height <= top.y
    })
    .toBe(true)
})

test('layout: the first list of a character begins near the top of a phone', async ({
  page,
  getPerson,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  await page.goto(await raider.characterPath('Frostelle'))
  const name = page.getByRole('heading', { level: 3 }).first()
  await expect(name).toBeVisible()
  expect((await name.boundingBox())?.y).toBeLessThanOrEqual(300)
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
  await page.getByRole('gridcell').first().click()
  await expectNotCutOff(page.getByText(/Escape, then Tab leaves the grid/))
})

test('layout: the loot table fits into a window of 1280 px, also beside its scroll bar, and uses the width of 2560 px', async ({
  page,
  getPerson,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterAs(page, await getPerson('Admin#1000'))
  await page.goto('/admin/loot')
  const frame = page.getByRole('region', { name: 'Loot' })
  await expectNotCutOff(frame)
  // It ends near the bottom of the window.
  await expect
    .poll(async () => {
      const box = await frame.boundingBox()
      return 800 - (box ? box.y + box.height : 0)
    })
    .toBeLessThanOrEqual(24)
  // The browser of the tests hides scroll bars, which are up to 17 px wide elsewhere.
  await frame.evaluate((element) => {
    element.style.width = `${element.getBoundingClientRect().width - 17}px`
  })
  await expectNotCutOff(frame)

  await page.setViewportSize({ width: 2560, height: 1300 })
  await page.reload()
  await expectNotCutOff(frame)
  expect((await frame.boundingBox())?.width).toBeGreaterThan(2400)
})

test('layout: the search of the picker stays at the top edge of its panel', async ({
  page,
  getPerson,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  await page.goto(await raider.wishlistPath('Frostelle', 'The Venomous Abyss - Heroic (Frost)'))
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
  const gap = await pickerSearch(page).evaluate((search) => {
    const bar = search.closest('.sticky')
    let panel = bar?.parentElement ?? null
    while (panel && getComputedStyle(panel).overflowY !== 'auto') panel = panel.parentElement
    if (!bar || !panel) return undefined
    panel.scrollTop = panel.scrollHeight
    return bar.getBoundingClientRect().top - panel.getBoundingClientRect().top - panel.clientTop
  })
  expect(gap).toBe(0)
})

test('layout: the sheet of the picker names each slot in full, and does not scroll horizontally on a phone', async ({
  page,
  getPerson,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  await page.goto(await raider.wishlistPath('Frostelle', 'The Venomous Abyss - Heroic (Frost)'))
  await openPicker(page, true)
  const slots = pickerSheet(page).getByRole('group', { name: 'Slot' }).getByRole('button')
  await expect(slots.filter({ hasText: 'Main hand' })).toBeVisible()
  const cutOff = () =>
    slots.evaluateAll((buttons) =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  expect(await cutOff()).toEqual([])
  // Otherwise the hint of the search is cut off.
  const filters = pickerSheet(page).getByRole('button', { name: 'Filters' })
  expect((await filters.boundingBox())?.width).toBeLessThan(64)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await cutOff()).toEqual([])
  const overflow = await pickerSearch(page).evaluate((search) => {
    let scroller: Element | null = search
    while (scroller && getComputedStyle(scroller).overflowY !== 'auto')
      scroller = scroller.parentElement
    return scroller && scroller.scrollWidth - scroller.clientWidth
  })
  expect(overflow).toBe(0)
})

for (const [width, height, items] of [
  [844, 390, 2],
  [320, 640, 4],
] as const) {
  test(`layout: ${items} items of the picker are whole in view at ${width}×${height}, also with a slot at the end of their line`, async ({
    page,
    getPerson,
  }) => {
    await page.setViewportSize({ width, height })
    const raider = await getPerson('Raider#3000')
    await enterAs(page, raider)
    await page.goto(await raider.wishlistPath('Frostelle', 'The Venomous Abyss - Heroic (Frost)'))
    await openPicker(page, true)
    const results = pickerSheet(page).getByRole('listitem')
    await expect(results.nth(items - 1)).toBeInViewport({ ratio: 1 })
    const last = pickerSheet(page).getByRole('button', { name: /^Two-hand/ })
    await last.click()
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.reload()
    await openPicker(page, true)
    await expect(last).toBeInViewport({ ratio: 1 })
  })
}

test('layout: no line of the name of a list begins with its hyphen', async ({
  page,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  await page.goto(await raider.wishlistPath('Frostelle', 'The Venomous Abyss - Heroic (Frost)'))
  const heading = page.getByRole('heading', { level: 1 })
  for (const width of [320, 640, 700]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(heading).toBeVisible()
    const gap = await heading.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const places: { character: string; top: number }[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const [index, character] of Array.from(node.textContent ?? '').entries()) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          if (character !== ' ') places.push({ character, top: range.getBoundingClientRect().top })
        }
      }
      const hyphen = places.findIndex(({ character }) => character === '-')
      return (places[hyphen]?.top ?? 0) - (places[hyphen - 1]?.top ?? 0)
    })
    expect(gap, `${width} px`).toBe(0)
  }
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
