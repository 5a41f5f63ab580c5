import type { BrowserContext, Locator, Page } from '@playwright/test'
import { getWishlist } from '@/contract/wishlist'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs, type Person } from '../support/person'
import { closePicker, openPicker, pickerSheet } from '../support/picker'
import { MAIN, PHONE_ONLY, PHONE_TOO } from '../support/tags'
import { toasts } from '../support/toasts'
import { removeWish, tickOf, typeRank, wishRows } from '../support/wishes'

test.use({ freshServer: true, allowedErrors: /ERR_INTERNET_DISCONNECTED|status of 404/ })

const LIST = 'The Venomous Abyss - Heroic (Frost)'
const FIRST = 'Font of Venomous Rage'
const SECOND = "Hex Lord's Dooming Idol"
const THIRD = "Jan'thrazet, the Soul Fang"

async function openList(page: Page, raider: Person) {
  await enterAs(page, raider)
  const wishlistId = await raider.wishlistId('Frostelle', LIST)
  await page.goto(`/wishlists/${wishlistId}`)
  await expect(wishRows(page)).toHaveCount(7)
  for (const chunk of ['rename-field', 'wish-sheet']) await loadedCode(page, chunk)
  return async () => {
    const { name, isMainWishlist, items } = await raider.read(getWishlist, { wishlistId })
    const namesOf = (wishes: typeof items) => wishes.map(({ lootItem }) => lootItem.name)
    return {
      name,
      isMainWishlist,
      items: namesOf(items),
      obtained: namesOf(items.filter(({ isObtained }) => isObtained)),
    }
  }
}

/** Waits for code that is loaded when the browser is idle, so that it is there while offline. */
async function loadedCode(page: Page, chunk: string) {
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    chunk,
  )
}

const notice = (page: Page) => page.getByText(/^Offline: \d+ changes? (is|are) kept/)
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Wishlist Name' })

async function rename(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: `More actions for ${from}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect(nameField(page)).toBeFocused()
  await nameField(page).fill(to)
  await nameField(page).press('Enter')
}

/** Whether two elements overlap. A press does not tell, because it goes through the notice. */
async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('An element is not shown')
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Makes three edits without a connection. */
async function editOffline(page: Page, context: BrowserContext) {
  await context.setOffline(true)
  await tickOf(page, FIRST).click()
  await typeRank(page, THIRD, 1)
  await expect(wishRows(page).first()).toContainText(THIRD)
  await rename(page, LIST, 'Made on the train')
  await expect(notice(page)).toHaveText('Offline: 3 changes are kept and sent once you are online.')
}

test(
  'offline edits: kept and announced while offline, sent when online again',
  { tag: [MAIN, PHONE_TOO] },
  async ({ page, context, getPerson }) => {
    const readServer = await openList(page, await getPerson('Raider#3000'))
    const before = await readServer()
    const topOf = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y
    const top = await topOf()
    await editOffline(page, context)
    expect(await topOf(), 'the notice moves nothing').toBe(top)
    const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()
    expect(await overlap(notice(page), link), 'the notice hides nothing').toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made on the train')
    await expect(tickOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true')
    // A tall viewport, because axe reports targets that a sticky bar covers partly.
    const size = page.viewportSize() ?? { width: 0, height: 0 }
    await page.setViewportSize({ ...size, height: 3000 })
    await expectAccessible(page)
    await page.setViewportSize(size)
    expect(await readServer()).toEqual(before)

    await context.setOffline(false)
    await expect(notice(page)).toBeHidden()
    await expect.poll(async () => (await readServer()).name).toBe('Made on the train')
    const after = await readServer()
    // The wish that was ticked keeps rank 1.
    expect(after.items.slice(0, 2)).toEqual([FIRST, THIRD])
    expect(after.obtained).toContain(FIRST)
    await expect(page.getByRole('region', { name: 'Obtained' })).toContainText(FIRST)
    const shown = await wishRows(page).allInnerTexts()
    await page.reload()
    await expect.poll(() => wishRows(page).allInnerTexts()).toEqual(shown)
  },
)

test('unsent edits: outlive their tab, and are sent once when the app is opened again', async ({
  page,
  context,
  getPerson,
}) => {
  const readServer = await openList(page, await getPerson('Raider#3000'))
  const url = page.url()
  const home = page.getByRole('link', { name: 'Home' }).first()
  // Loads Home, so that it is there while offline.
  await home.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Venomous Abyss')
  await page.goBack()
  await expect(wishRows(page)).toHaveCount(7)
  await editOffline(page, context)
  await home.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Venomous Abyss')
  await expect(notice(page)).toBeVisible()
  // Nothing is lost, so the browser does not ask.
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed

  await context.setOffline(false)
  const reopened = await context.newPage()
  const sent = watchEdits(reopened)
  await reopened.goto(url)
  await expect(reopened.getByRole('heading', { level: 1 })).toHaveText('Made on the train')
  await expect(tickOf(reopened, FIRST)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await readServer()).name).toBe('Made on the train')
  expect(sent).toHaveLength(3)
  await reopened.reload()
  await expect(reopened.getByRole('heading', { level: 1 })).toHaveText('Made on the train')
  expect(sent).toHaveLength(3)
})

test('unsent edits: a second tab sends them only after the first one is closed', async ({
  page,
  context,
  getPerson,
}) => {
  const readServer = await openList(page, await getPerson('Raider#3000'))
  await page.route('**/api/wishlists/*', (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
  )
  await tickOf(page, FIRST).click()
  await expect(page.getByText(/^The server cannot be reached: 1 change is kept/)).toBeVisible()

  const other = await context.newPage()
  const sent = watchEdits(other)
  await other.goto(page.url())
  await expect(wishRows(other)).toHaveCount(7)
  await returnTo(other)
  await expect(tickOf(other, FIRST)).toHaveAttribute('aria-pressed', 'false')
  await page.close()
  await expect(async () => {
    await returnTo(other)
    await expect(tickOf(other, FIRST)).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  await expect.poll(async () => (await readServer()).obtained).toContain(FIRST)
  expect(sent).toHaveLength(1)
})

/** The edits that a page sends. */
function watchEdits(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  return sent
}

/** Dispatches the focus event, because headless tabs are never hidden. */
async function returnTo(page: Page) {
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

test(
  'toast on a phone: Undo works above the open picker, which stays open',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    await openList(page, await getPerson('Raider#3000'))
    await removeWish(page, FIRST, true)
    await openPicker(page, true)
    await toasts(page).getByRole('button', { name: 'Undo' }).tap()
    await expect(pickerSheet(page)).toBeVisible()
    await closePicker(page, true)
    await expect(wishRows(page)).toHaveCount(7)
  },
)

test(
  'wishlist on a phone: a double tap on a tick unticks the wish and ticks no other one',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    const readServer = await openList(page, await getPerson('Raider#3000'))
    const readObtained = async () => (await readServer()).obtained
    const before = await readObtained()
    const tick = tickOf(page, FIRST)
    const box = await tick.boundingBox()
    if (!box) throw new Error('The tick is not shown')
    const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await tap()
    await tap()
    await expect(tick).toHaveAttribute('aria-pressed', 'false')
    // Edits are sent in order, so this one is the last.
    await tickOf(page, SECOND).tap()
    await expect.poll(readObtained).toContain(SECOND)
    expect(await readObtained()).toEqual([SECOND, ...before])
  },
)
