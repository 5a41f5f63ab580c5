import type { Page } from '@playwright/test'

/** The accounts of the sandbox provider; README.md says what each one has. */
export type SandboxAccount = 'Admin#1000' | 'Newcomer#2000' | 'Raider#3000' | 'Empty#4000'

/** Signs in as a person would, from /login through the account chooser, until the app is back. */
export async function signIn(page: Page, battleTag: SandboxAccount): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await chooseAccount(page, battleTag)
}

/** The second half of signing in, for a test that came to the chooser another way. */
export async function chooseAccount(page: Page, battleTag: SandboxAccount): Promise<void> {
  const account = page.getByRole('button', { name: battleTag })
  await account.waitFor()
  const chooser = new URL(page.url()).pathname
  await account.click()
  await page.waitForURL(
    ({ pathname }) =>
      pathname !== chooser && !pathname.startsWith('/auth/') && pathname !== '/login',
  )
}
