import { expect, test } from './support/fixtures'
import { signIn } from './support/sign-in'

test('onboarding: an account without characters can check again and sign out', async ({ page }) => {
  await signIn(page, 'Empty#4000')
  await expect(page).toHaveURL('/onboarding')
  await expect(page.getByRole('heading', { name: 'No characters found' })).toBeVisible()

  const secondCheck = page.waitForResponse(/\/api\/characters\/available$/)
  await page.getByRole('button', { name: 'Check again' }).click()
  expect((await secondCheck).ok()).toBe(true)
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
  await expect(page.getByRole('heading', { name: 'No characters found' })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
})
