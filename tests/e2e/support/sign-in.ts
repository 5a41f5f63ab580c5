import type { Page } from '@playwright/test'

/** The sandbox accounts; README.md lists their contents. */
export type SandboxAccount = 'Admin#1000' | 'Newcomer#2000' | 'Raider#3000' | 'Empty#4000'

/** Signs in on /login and in the account chooser, and waits until the app has loaded. */
export async function signIn(page: Page, battleTag: SandboxAccount): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await chooseAccount(page, battleTag)
}

/** Completes a sign-in in the account chooser. */
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
