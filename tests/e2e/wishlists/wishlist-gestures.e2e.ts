import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openList } from '../support/open-list'
import { swipeLeft } from '../support/swipe'
import { PHONE_ONLY } from '../support/tags'
import { expectRank, wishRows } from '../support/wishes'

test.use({ freshServer: true })

test('wishlist by priority: a wish is dragged to another rank by mouse', async ({
  page,
  getPerson,
}) => {
  const readNames = await openList(page, await getPerson('Raider#3000'))
  await expect(wishRows(page)).toHaveCount(7)
  const { from, to } = await dragPath(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 5 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
  await expectRank(page, 'Font of Venomous Rage', 3)
  await expect.poll(async () => (await readNames())[2]).toBe('Font of Venomous Rage')
})

test(
  'wishlist by priority: a wish is dragged to another rank by touch without scrolling the page',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    const readNames = await openList(page, await getPerson('Raider#3000'))
    await expect(wishRows(page)).toHaveCount(7)
    // In the middle of the window, where a drag does not scroll.
    const row = wishRows(page).first()
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const scrollY = await page.evaluate(() => window.scrollY)
    const { from, to } = await rowPath(page)
    const session = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
    // The code of the gestures is loaded after the rows are shown.
    await expect(async () => {
      await touch('touchStart', [from])
      try {
        await expect(row).toHaveAttribute('data-dragging', '', { timeout: 1000 })
      } catch (error) {
        await touch('touchEnd', [])
        throw error
      }
    }).toPass()
    for (let step = 1; step <= 6; step += 1) {
      await touch('touchMove', [{ x: from.x, y: from.y + ((to.y - from.y) * step) / 6 }])
    }
    // The ranks follow, and the place of the row is framed, before the finger is lifted.
    await expectRank(page, 'Font of Venomous Rage', 3)
    await expect(wishRows(page).nth(2)).toContainText('Rank 2')
    expect(await readDropPlace(page)).toEqual(await wishRows(page).nth(2).evaluate(readPlace))
    await touch('touchEnd', [])
    await expectRank(page, 'Font of Venomous Rage', 3)
    expect(await readDropPlace(page)).toBeNull()
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)
    await expect.poll(async () => (await readNames())[2]).toBe('Font of Venomous Rage')
  },
)

/** The top and the height of the place of an element without transforms, in pixels. */
function readPlace(element: HTMLElement | SVGElement) {
  return element instanceof HTMLElement ? [element.offsetTop, element.offsetHeight] : null
}

/** The top and the height of the frame where a lifted row would be dropped, in pixels. */
async function readDropPlace(page: Page) {
  return page
    .getByRole('tabpanel')
    .getByRole('list')
    .first()
    .evaluate((list) => {
      const { content, top, height } = getComputedStyle(list, '::before')
      return content === 'none' ? null : [Number.parseFloat(top), Number.parseFloat(height)]
    })
}

/** From the handle of the first wish to below the centre of the third wish. */
async function dragPath(page: Page) {
  const handle = await page
    .getByRole('button', { name: 'Move Font of Venomous Rage', exact: true })
    .boundingBox()
  const third = await wishRows(page).nth(2).boundingBox()
  if (!handle || !third) throw new Error('The wishes are not visible')
  const x = handle.x + handle.width / 2
  const from = { x, y: handle.y + handle.height / 2 }
  return { from, to: { x, y: third.y + third.height * 0.8 } }
}

/** From the first wish to below the centre of the third wish. */
async function rowPath(page: Page) {
  const first = await wishRows(page).first().boundingBox()
  const third = await wishRows(page).nth(2).boundingBox()
  if (!first || !third) throw new Error('The wishes are not visible')
  const x = first.x + first.width / 2
  return {
    from: { x, y: first.y + first.height / 2 },
    to: { x, y: third.y + third.height * 0.8 },
  }
}

test(
  'wishlist on a phone: a swipe on a row offers To top, Note and Remove over it',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    const readNames = await openList(page, await getPerson('Raider#3000'))
    const row = wishRows(page).nth(3)
    const names = await readNames()
    const actions = row.getByRole('group', { name: /^Actions on / })
    const hint = page.getByText('Hold a row to move it.')
    await expect(hint).toBeVisible()
    // The code of the gestures is loaded after the rows are shown.
    await expect(async () => {
      await swipeLeft(page, row, 120)
      await expect(actions.getByRole('button')).toHaveText(['To top', 'Note', 'Remove'], {
        timeout: 1000,
      })
    }).toPass()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(hint).toHaveCount(0)
    // Chromium ignores a tap while the page could still be moving after a swipe.
    await expect(async () => {
      await actions.getByRole('button', { name: 'To top' }).tap({ timeout: 1000 })
      await expect(actions).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect.poll(async () => (await readNames())[0]).toBe(names[3])
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(readNames).toEqual(names)
  },
)
