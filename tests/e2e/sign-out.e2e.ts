import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { PHONE_TOO } from './support/sizes'
import { enterAs, storedToken } from './support/person'
import { chooseAccount, signIn } from './support/sign-in'

test('signing out leaves nothing private behind', { tag: PHONE_TOO }, async ({ page }) => {
  await signIn(page, 'Raider#3000')
  await page.getByRole('link', { name: 'Wishlists of Frostelle' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Frostelle's wishlists")
  const oldToken = await storedToken(page)
  expect(oldToken).toBeTruthy()
  expect(await isAlive(page, oldToken)).toBe(true)

  await signOut(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Sign in with Battle.net' })).toBeEnabled()

  await test.step('the token is gone here and dead there', async () => {
    expect(await storedToken(page)).toBeNull()
    expect(await isAlive(page, oldToken)).toBe(false)
  })

  await test.step('the way back shows nothing of hers', async () => {
    for (const _ of ['the lists', 'home']) {
      await page.goBack()
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
      await expect(page.getByText(/Frostelle|Raider#3000/)).toHaveCount(0)
    }
  })
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'Raider#3000')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Raider#3000')

  await signOut(page)
  await expect(other).toHaveURL('/login')
  await expect(other.getByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
  await expect(other.getByText(/Frostelle|Raider#3000/)).toHaveCount(0)
})

test('somebody else who signs in in one tab sees nothing of the first in the other', async ({
  page,
  context,
  getPerson,
}) => {
  await signIn(page, 'Raider#3000')
  await expect(page.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
  await enterAs(await context.newPage(), await getPerson('Newcomer#2000'))

  await expect(page).toHaveURL('/onboarding')
  await expect(page.getByRole('button', { name: 'Account of Newcomer#2000' })).toBeVisible()
  await expect(page.getByText(/Frostelle|Raider#3000/)).toHaveCount(0)
})

test('a link with a token in it signs nobody in', async ({ page, getPerson }) => {
  const { token } = await getPerson('Admin#1000')
  await page.goto(`/auth/callback#token=${token}`)
  await expect(page.getByRole('alert')).toContainText('was started elsewhere')
  expect(await storedToken(page)).toBeNull()
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await chooseAccount(page, 'Raider#3000')
  await expect(page.getByRole('button', { name: 'Account of Raider#3000' })).toBeVisible()
})

test('the profile and the login page sign out too', async ({ page }) => {
  await signIn(page, 'Raider#3000')
  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await storedToken(page)).toBeNull()

  await signIn(page, 'Raider#3000')
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Continue as Raider#3000' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account of Raider#3000' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

/** What the server says about a token, asked from outside of the app. */
async function isAlive(page: Page, token: string | null): Promise<unknown> {
  const answer = await page.request.get('/api/status', {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { authenticated: unknown } } // the contract's
  return data.authenticated
}
