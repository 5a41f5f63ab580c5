import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_TOO } from '../support/tags'

/** Console errors of the browser, and the app's report of a page whose code could not be loaded. */
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|The code of this page could not be loaded/ })

test(
  'offline: pages that were open before open again, others show the reason, and nobody is signed out',
  { tag: PHONE_TOO },
  async ({ page, context, getPerson, isMobile }) => {
    await enterAs(page, await getPerson('Raider#3000'))
    await page.goto('/')
    await page.getByRole('link', { name: 'Wishlists of Frostelle' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Frostelle's wishlists")
    await page
      .getByRole('link', { name: 'Home', exact: true })
      .filter({ visible: true })
      .last()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Venomous Abyss')

    await context.setOffline(true)
    await page.getByRole('link', { name: 'Wishlists of Frostelle' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Frostelle's wishlists")

    // Neither the data nor the code of this page has been loaded.
    if (isMobile) await page.getByRole('link', { name: 'Profile' }).click()
    else {
      await page.getByRole('button', { name: 'Raider#3000 account' }).click()
      await page.getByRole('menuitem', { name: 'Profile' }).click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong!')
    const main = page.getByRole('main')
    await expect(main).toContainText(/could not be loaded|Unable to connect to server/)
    await expect(page.getByRole('button', { name: 'Raider#3000 account' })).toBeVisible()
    await expect(page).toHaveURL('/profile')

    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raider#3000')
  },
)

test('unknown page: no request is left unread', async ({ page, getPerson }) => {
  await enterAs(page, await getPerson('Raider#3000'))
  await page.goto('/no/such/page', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
})
