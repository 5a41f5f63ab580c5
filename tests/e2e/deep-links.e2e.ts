import { expect, test } from './support/fixtures'
import { enterAs, storedToken } from './support/person'
import { chooseAccount, signIn } from './support/sign-in'

const LIST = 'The Venomous Abyss - Heroic (Frost)'

test('a link to a wishlist survives the sign-in', async ({ page, getPerson }) => {
  const raider = await getPerson('Raider#3000')
  const address = `${await raider.wishlistPath('Frostelle', LIST)}?view=slot`

  await page.goto(address)
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await chooseAccount(page, 'Raider#3000')

  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LIST)
  await expect(page.getByRole('tab', { name: 'By slot' })).toHaveAttribute('aria-selected', 'true')
})

test('a sign-in that is cancelled can be tried again', async ({ page }) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page).toHaveURL(/\/login\?error=/)
  await expect(page.getByRole('alert')).toHaveText('You cancelled the sign-in at Battle.net.')
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await chooseAccount(page, 'Raider#3000')
  await expect(page).toHaveURL('/profile')
})

test.describe('what is not there', () => {
  test.use({ allowedErrors: /status of 404/ })

  test("somebody else's pages are not found", async ({ page, getPerson }) => {
    const raider = await getPerson('Raider#3000')
    await enterAs(page, await getPerson('Admin#1000'))
    for (const path of [
      await raider.wishlistPath('Frostelle', LIST),
      await raider.characterPath('Frostelle'),
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
      await expect(page).toHaveTitle(/^Not Found/)
      await expect(page.getByText(/Frostelle|Abyss/)).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  })

  test('an address that no page has is not found, signed in or not', async ({
    page,
    getPerson,
  }) => {
    await page.goto('/wishlist')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
    await enterAs(page, await getPerson('Raider#3000'))
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
  })
})

test.describe('a session that has ended on the server', () => {
  test.use({ allowedErrors: /status of 401/ })

  test('leads to the login on the next call, and back afterwards', async ({
    page,
    getPerson,
    request,
  }) => {
    const raider = await getPerson('Raider#3000')
    await signIn(page, 'Raider#3000')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
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

  test('is told as such on a reload too', async ({ page, request }) => {
    await signIn(page, 'Raider#3000')
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raider#3000')
    await request.post('/auth/logout', {
      headers: { Authorization: `Bearer ${await storedToken(page)}` },
    })

    await page.reload()
    await expect(page.getByText('Your session has expired.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
    await chooseAccount(page, 'Raider#3000')
    await expect(page).toHaveURL('/profile')
  })
})
