import type { Page, Route } from '@playwright/test'
import { getWishlist, listCharacterWishlists } from '@/contract/wishlist'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { choose } from '../support/select'
import { toasts } from '../support/toasts'
import { rankOf, wishRows } from '../support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'

/** Console errors of the browser and of React that the injected failures cause. */
test.use({ allowedErrors: /status of (403|500)|ApiError: Nothing was changed/ })

test('Create Wishlist: a 500 shows one toast, and the dialog keeps its input', async ({
  page,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  await page.goto(await raider.characterPath('Frostelle'))
  const dialog = page.getByRole('dialog', { name: 'Create Wishlist for Frostelle' })
  await page.getByRole('button', { name: 'Create Wishlist' }).click()
  await choose(dialog, 'Raid Instance', 'Manaforge Omega')
  await choose(dialog, 'Difficulty', 'Normal')
  await choose(dialog, 'Specialization', 'Fire')
  await dialog.getByRole('textbox', { name: 'Wishlist Name' }).fill('Thursday')
  await dialog.getByRole('checkbox').check()

  const failing = await failOn(page, 'POST', /\/api\/characters\/[^/]+\/wishlists$/, reject(500))
  await dialog.getByRole('button', { name: 'Create Wishlist' }).click()

  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Failed to create wishlist')
  await expect(dialog.getByRole('combobox', { name: 'Raid Instance' })).toHaveText(
    'Manaforge Omega',
  )
  await expect(dialog.getByRole('combobox', { name: 'Difficulty' })).toHaveText('Normal')
  await expect(dialog.getByRole('combobox', { name: 'Specialization' })).toHaveText('Fire')
  await expect(dialog.getByRole('textbox', { name: 'Wishlist Name' })).toHaveValue('Thursday')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Create Wishlist' })).toBeEnabled()
  expect(failing.count()).toBe(1)
  const characterId = new URL(page.url()).pathname.split('/')[2] ?? ''
  const lists = await raider.read(listCharacterWishlists, { characterId })
  expect(lists.map(({ name }) => name)).not.toContain('Thursday')
})

test('picker: after a failed load Try Again loads the items', async ({ page, getPerson }) => {
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  const failing = await failOn(page, 'GET', /\/available-items\/NECK$/, reject(403))
  await page.goto(`${await raider.wishlistPath('Frostelle', LIST)}?slot=NECK`)

  const panel = page.getByRole('alert').filter({ hasText: 'Error loading content' })
  await expect(panel).toContainText("This section couldn't load properly.")
  await expect(wishRows(page)).toHaveCount(7)
  await failing.stop()
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: "Add Sentinel's Vitriolic Chain" })).toBeVisible()
  await expect(panel).toBeHidden()
})

test('picker: a rejected wish is removed again and one toast is shown', async ({
  page,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  const wishlistId = await raider.wishlistId('Frostelle', LIST)
  await enterAs(page, raider)
  await page.goto(`/wishlists/${wishlistId}?slot=NECK`)
  const rows = wishRows(page)
  await expect(rows).toHaveCount(7)

  const gate = createGate()
  const failing = await failOn(page, 'POST', /\/items$/, async (route) => {
    await gate.opened
    await reject(500)(route)
  })
  const add = page.getByRole('button', { name: "Add Sentinel's Vitriolic Chain" })
  await add.click()
  await expect(rows).toHaveCount(8)
  await expect(rankOf(page, "Sentinel's Vitriolic Chain")).toHaveValue('7')
  gate.open()

  await expect(toasts(page)).toHaveText([/^Could not add .*Nothing was changed/])
  await expect(toasts(page).getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(rows).toHaveCount(7)
  await expect(add).toBeVisible()
  expect(failing.count()).toBe(1)
  expect((await raider.read(getWishlist, { wishlistId })).items).toHaveLength(7)
})

test('login: a failed session check shows a message, and Try Again opens the page', async ({
  page,
  getPerson,
}) => {
  await enterAs(page, await getPerson('Raider#3000'))
  const failing = await failOn(page, 'GET', /\/api\/status$/, reject(500))
  await page.goto('/profile')

  await expect(page).toHaveURL('/login')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('We could not check whether you are signed in.')
  await failing.stop()
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raider#3000')
  await expect(page).toHaveURL('/profile')
})

test.describe('start', () => {
  test.use({ allowedErrors: /\/assets\/packages-|^page error: {2}\(/ })

  test('a message says that the code of the app could not be loaded', async ({ page }) => {
    await page.route('**/assets/packages-*', (route) => route.abort())
    await page.goto('/login')
    await expect(page.getByRole('alert')).toHaveText(/^The app could not be loaded/)
  })
})

test('wishlist page: a failed load shows the error view, and Try Again recovers', async ({
  page,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  const failing = await failOn(page, 'GET', /\/api\/wishlists\/[^/]+$/, reject(500))
  await page.goto(await raider.wishlistPath('Frostelle', LIST))

  // Three retries after 1, 2 and 4 seconds.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong!')
  expect(failing.count()).toBe(4)
  await expect(page.getByText('Nothing was changed')).toBeHidden()
  await page.getByRole('button', { name: 'Show Error' }).click()
  await expect(page.getByText('Nothing was changed')).toBeVisible()
  await page.getByRole('button', { name: 'Hide Error' }).click()
  await expect(page.getByText('Nothing was changed')).toBeHidden()

  await failing.stop()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LIST)
  await expect(wishRows(page)).toHaveCount(7)
})

/** Answers with an error of the contract. */
function reject(status: 403 | 500) {
  const code = status === 403 ? 'FORBIDDEN' : 'INTERNAL_ERROR'
  return (route: Route) =>
    route.fulfill({ status, json: { error: { message: 'Nothing was changed', code } } })
}

/** Answers a call with an error until `stop` is called, and counts its requests. */
async function failOn(
  page: Page,
  method: string,
  url: RegExp,
  answer: (route: Route) => Promise<void>,
) {
  let count = 0
  const handler = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    count += 1
    return answer(route)
  }
  await page.route(url, handler)
  return { count: () => count, stop: () => page.unroute(url, handler) }
}

/** A promise that the test resolves, to delay an answer. */
function createGate() {
  const waiting: (() => void)[] = []
  const opened = new Promise<void>((resolve) => {
    waiting.push(resolve)
  })
  return { opened, open: () => waiting.forEach((resolve) => resolve()) }
}
