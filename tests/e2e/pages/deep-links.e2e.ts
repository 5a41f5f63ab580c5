import { expect, test } from '../support/fixtures'
import { storedToken } from '../support/person'
import { chooseAccount, signIn } from '../support/sign-in'

const LIST = 'The Venomous Abyss - Heroic (Frost)'

test('sign-in: returns to the requested wishlist with its search parameters', async ({
  page,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  const url = `${await raider.wishlistPath('Frostelle', LIST)}?view=slot`

  await page.goto(url)
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await chooseAccount(page, 'Raider#3000')

  await expect(page).toHaveURL(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LIST)
  await expect(page.getByRole('tab', { name: 'Slot' })).toHaveAttribute('aria-selected', 'true')
})

test('sign-in: can be retried after it was cancelled', async ({ page }) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page).toHaveURL(/\/login\?error=/)
  await expect(page.getByRole('alert')).toHaveText('You cancelled the sign-in at Battle.net.')
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await chooseAccount(page, 'Raider#3000')
  await expect(page).toHaveURL('/profile')
})

test.describe('session ended by the server', () => {
  test.use({ allowedErrors: /status of 401/ })

  test('the next call leads to /login, and the sign-in returns to the requested page', async ({
    page,
    getPerson,
    request,
  }) => {
    const raider = await getPerson('Raider#3000')
    await signIn(page, 'Raider#3000')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Venomous Abyss')
    await request.post('/auth/logout', {
      headers: { Authorization: `Bearer ${await storedToken(page)}` },
    })

    await page.getByRole('link', { name: 'Wishlists of Frostelle' }).click()
    await expect(page.getByText('Your session has expired.')).toBeVisible()
    await expect(page).toHaveURL('/login?reason=expired')
    expect(await storedToken(page)).toBeNull()

    await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
    await chooseAccount(page, 'Raider#3000')
    await expect(page).toHaveURL(await raider.characterPath('Frostelle'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Frostelle's wishlists")
  })
})
