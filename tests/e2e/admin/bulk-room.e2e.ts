import type { Locator, Page } from '@playwright/test'
import { listInstances } from '@/contract/admin/admin-instance'
import { copyFromExcel } from '../support/clipboard'
import { expect, test } from '../support/fixtures'
import { MESSY_ITEMS, messySheet } from '../support/messy-sheet'
import { enterAs, type Person } from '../support/person'
import { PHONE_ONLY } from '../support/tags'
import { gapBetween, toasts } from '../support/toasts'

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Loot rows' })

/** Opens the bulk page of the raid. */
async function openRaid(page: Page, person: Person) {
  const instances = await person.read(listInstances)
  const raid = instances.find(({ name }) => name === 'Liberation of Undermine')
  await enterAs(page, person)
  await page.goto(`/admin/loot-bulk?instanceId=${raid?.id ?? ''}`)
  await expect(gridOf(page)).toBeVisible()
}

/** Opens the bulk page of the raid, and pastes its sheet without touching the page before. */
async function pasteMessySheet(page: Page, person: Person, sheet = messySheet()) {
  await openRaid(page, person)
  await copyFromExcel(page, sheet)
  await page.keyboard.press('Control+V')
  await expect(page.getByText(`${MESSY_ITEMS} items`, { exact: true })).toBeVisible()
}

/** The rows of the grid that are whole in view, between its header and the bar at the bottom. */
async function wholeRows(page: Page): Promise<number> {
  const bar = await page.getByRole('button', { name: 'Check and submit' }).boundingBox()
  const header = await page.getByRole('columnheader', { name: 'Item', exact: true }).boundingBox()
  if (!bar || !header) throw new Error('The grid is not visible')
  const end = await page.evaluate(
    ([x, y]) => {
      const action = document.elementFromPoint(x, y)?.closest('button')
      return action?.parentElement?.getBoundingClientRect().top ?? 0
    },
    [bar.x + bar.width / 2, bar.y + bar.height / 2] as const,
  )
  const boxes = await gridOf(page)
    .getByRole('rowheader')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return { top, bottom }
      }),
    )
  const top = header.y + header.height
  return boxes.filter((box) => box.top >= top - 1 && box.bottom <= end + 1).length
}

/** The names of the columns whose header is whole in view. */
async function columnsInView(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0
  const headers = await gridOf(page)
    .getByRole('columnheader')
    .evaluateAll((all) =>
      all.map((header) => ({
        name: header.textContent ?? '',
        right: header.getBoundingClientRect().right,
      })),
    )
  return headers.filter(({ right }) => right <= width).map(({ name }) => name)
}

for (const { width, height, rows } of [
  { width: 1440, height: 900, rows: 19 },
  { width: 2560, height: 1300, rows: 31 },
  { width: 820, height: 1180, rows: 27 },
  { width: 844, height: 390, rows: 4 },
  // A window of 1440×900 at 200 %.
  { width: 720, height: 450, rows: 6 },
]) {
  test(`bulk page at ${width}×${height}: ${rows} rows of a pasted sheet are in view, bosses are readable, and no action is covered`, async ({
    page,
    getPerson,
  }) => {
    await page.setViewportSize({ width, height })
    await pasteMessySheet(page, await getPerson('Admin#1000'))
    await expect(page.getByRole('group', { name: 'Rows to show' })).toBeVisible()
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(rows)
    expect(await columnsInView(page)).toEqual(expect.arrayContaining(['Item', 'Boss', 'Slot']))
    for (const name of [
      'Check and submit',
      'Add missing boss',
      'Discard',
      'Import from the journal',
    ]) {
      await page.getByRole('button', { name }).click({ trial: true })
    }
  })
}

test('bulk page at any width: what is said about a pasted sheet and its button are in view', async ({
  page,
  getPerson,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await pasteMessySheet(page, await getPerson('Admin#1000'))
  const add = page.getByRole('button', { name: 'Add missing boss' })
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByText('1 boss in these rows')).toBeInViewport({ ratio: 1 })
    await expect(add).toBeInViewport({ ratio: 1 })
  }
})

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`bulk page at ${width}×${height} with text at 200%: rows do not overlap, selects are readable, and the page is not wider than the window`, async ({
    page,
    getPerson,
  }) => {
    await page.setViewportSize({ width, height })
    await openRaid(page, await getPerson('Admin#1000'))
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await copyFromExcel(page, messySheet())
    await page.keyboard.press('Control+V')
    await expect(page.getByText(`${MESSY_ITEMS} items`, { exact: true })).toBeVisible()
    const gaps = () =>
      gridOf(page)
        .getByRole('rowheader')
        .evaluateAll((rows) => {
          const boxes = rows.map((row) => row.getBoundingClientRect())
          return boxes
            .slice(1)
            .map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)))
        })
    await expect.poll(async () => new Set(await gaps())).toEqual(new Set([0]))
    for (const name of ['Instance', 'Boss']) {
      const select = page.getByRole('combobox', { name, exact: true })
      expect((await select.boundingBox())?.width).toBeGreaterThan(250)
    }
    expect(await overflowOf(page.locator('html'))).toBe(0)
  })
}

test('bulk page at 320×256, a desktop at 400%: no bar covers the rows', async ({
  page,
  getPerson,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await pasteMessySheet(page, await getPerson('Admin#1000'))
  await gridOf(page).evaluate((grid) => grid.scrollIntoView())
  const uncovered = () =>
    gridOf(page)
      .getByRole('rowheader')
      .evaluateAll((rows) => {
        const whole = rows.filter((row) => {
          const { left, top, bottom } = row.getBoundingClientRect()
          return [top + 2, bottom - 3].every((y) =>
            row.contains(document.elementFromPoint(left + 9, y)),
          )
        })
        return whole.length
      })
  await expect.poll(uncovered).toBeGreaterThanOrEqual(4)
})

/** By how many pixels the content of an element is wider than the element. */
const overflowOf = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

test('bulk page at 390 px: long choices and repairs of a cell are whole in its popup', async ({
  page,
  getPerson,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const sheet = messySheet().map((row) => row.map((text) => text.replace('Vexie', 'Vexei')))
  await pasteMessySheet(page, await getPerson('Admin#1000'), sheet)
  await page.keyboard.press('F8')
  const repair = page.getByRole('button', { name: 'Vexie and the Geargrinders in all 14' })
  await expect(repair).toBeInViewport({ ratio: 1 })
  expect(await overflowOf(repair)).toBe(0)
  await page.keyboard.type('Vexie')
  const choices = page.getByRole('listbox', { name: 'Boss' })
  await expect(choices).toBeInViewport({ ratio: 1 })
  expect(await overflowOf(choices)).toBe(0)
})

test('bulk page: a toast covers no button, neither the head nor the first row of the grid', async ({
  page,
  getPerson,
}) => {
  await pasteMessySheet(page, await getPerson('Admin#1000'))
  const lowest = page.getByRole('button', { name: 'Discard' })
  // Read before it is pressed, because an empty grid does not have the button.
  const { y, height } = (await lowest.boundingBox()) ?? { y: Number.NaN, height: 0 }
  await lowest.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  const toast = toasts(page).filter({ hasText: 'Discarded' })
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThanOrEqual(y + height)
  const firstRow = gridOf(page).getByRole('rowheader').first()
  await expect.poll(() => gapBetween(firstRow, toast)).toBeGreaterThanOrEqual(0)
  const submit = page.getByRole('button', { name: 'Check and submit' })
  await expect.poll(() => gapBetween(toast, submit)).toBeGreaterThanOrEqual(0)
})

test('the top bar has the same place on pages of the whole width', async ({ page, getPerson }) => {
  await enterAs(page, await getPerson('Admin#1000'))
  const brand = page.getByRole('banner').getByRole('link').first()
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Admin', exact: true })).toBeVisible()
    const box = await brand.boundingBox()
    for (const path of ['loot', 'loot-bulk']) {
      await page.goto(`/admin/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await brand.boundingBox())?.x).toBe(box?.x)
    }
  }
})

test('bulk page: the messy sheet is repaired and checked in eight actions', async ({
  page,
  getPerson,
}) => {
  await pasteMessySheet(page, await getPerson('Admin#1000'))
  await page.keyboard.press('F8')
  await page.getByRole('button', { name: 'Main hand in all 3' }).click()
  await page.getByRole('button', { name: 'Cauldron of Carnage in all 14' }).click()
  await page.getByRole('button', { name: 'Plate Armor in all 2' }).click()
  await expect(page.getByText('0 errors')).toBeVisible()
  await page.getByRole('button', { name: 'Check and submit' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`${MESSY_ITEMS} items`)
})

test(
  'bulk page on a phone: nine rows of a pasted sheet are in view, commands and filters are in menus, and no gap is below the bar',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    await pasteMessySheet(page, await getPerson('Admin#1000'))
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(9)
    await page.getByRole('button', { name: 'More commands' }).tap()
    await expect(page.getByRole('menuitem', { name: 'Find and replace' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Next error/ }).tap()
    await expect(page.getByRole('combobox', { name: 'Slot, row 12' })).toBeFocused()
    // Its row is the last one in view. Without repairs, the message has room above the navigation.
    await page.keyboard.press('Delete')
    const message = page.getByText('Please select an item slot', { exact: true })
    const submit = page.getByRole('button', { name: 'Check and submit' })
    await expect.poll(() => gapBetween(message, submit)).toBeGreaterThanOrEqual(0)
    await page.getByRole('button', { name: 'Filter', exact: true }).tap()
    await page.getByRole('menuitemradio', { name: /^Problems/ }).tap()
    await expect(gridOf(page).getByRole('rowheader').first()).toHaveText('12')

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const gap = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.sticky.bottom-nav')?.getBoundingClientRect()
        const navigation = document.querySelector('nav.fixed')?.getBoundingClientRect()
        return (navigation?.top ?? Number.NaN) - (bar?.bottom ?? Number.NaN)
      })
    await expect.poll(gap).toBeLessThanOrEqual(2)
  },
)
