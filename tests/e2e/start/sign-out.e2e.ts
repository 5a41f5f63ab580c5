import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { MAIN } from '../support/tags'
import { enterAs, storedToken } from '../support/person'
import { signIn } from '../support/sign-in'

test(
  'sign-out: the token is invalid, and the back button shows nothing private',
  { tag: MAIN },
  async ({ page }) => {
    await signIn(page, 'Raider#3000')
    await page.getByRole('link', { name: 'Wishlists of Frostelle' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Frostelle's wishlists")
    const oldToken = await storedToken(page)
    expect(oldToken).toBeTruthy()
    expect(await isValid(page, oldToken)).toBe(true)

    await signOut(page)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: 'Sign in with Battle.net' })).toBeEnabled()

    await test.step('the token is removed from the browser and rejected by the server', async () => {
      expect(await storedToken(page)).toBeNull()
      // The page does not wait for the server.
      await expect.poll(() => isValid(page, oldToken)).toBe(false)
    })

    await test.step('the back button shows the login page', async () => {
      for (const _ of ['wishlists', 'Home']) {
        await page.goBack()
        await expect(page).toHaveURL('/login')
        await expect(page.getByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
        await expect(page.getByText(/Frostelle|Raider#3000/)).toHaveCount(0)
      }
    })
  },
)

test('sign-out: other tabs are signed out too', async ({ page, context }) => {
  await signIn(page, 'Raider#3000')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Raider#3000')

  await signOut(page)
  await expect(other).toHaveURL('/login')
  await expect(other.getByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
  await expect(other.getByText(/Frostelle|Raider#3000/)).toHaveCount(0)
})

test('sign-in as another user in one tab: other tabs show nothing of the first user', async ({
  page,
  context,
  getPerson,
}) => {
  await signIn(page, 'Raider#3000')
  await expect(page.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
  await enterAs(await context.newPage(), await getPerson('Newcomer#2000'))

  await expect(page).toHaveURL('/onboarding')
  await expect(page.getByRole('button', { name: 'Newcomer#2000 account' })).toBeVisible()
  await expect(page.getByText(/Frostelle|Raider#3000/)).toHaveCount(0)
})

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Raider#3000 account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

/** Whether the server accepts a token. */
async function isValid(page: Page, token: string | null): Promise<unknown> {
  const answer = await page.request.get('/api/status', {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { authenticated: unknown } } // see getStatus
  return data.authenticated
}
