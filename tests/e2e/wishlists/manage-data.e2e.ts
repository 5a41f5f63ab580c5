import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { storedToken } from '../support/person'
import { chooseAccount, signIn } from '../support/sign-in'

test.use({ freshServer: true })

test('my data: the account is deleted', async ({ page, context }) => {
  await signIn(page, 'Raider#3000')
  await page.goto('/profile')

  const token = await storedToken(page)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { name: 'Frostelle' })).toBeVisible()

  await test.step('the account is deleted only after the BattleTag is typed', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const confirm = dialog.getByRole('button', { name: 'Delete account' })
    await expect(confirm).toBeDisabled()
    await expectAccessible(page)
    await dialog.getByLabel('Type Raider#3000 to confirm').fill('Raider#3000')
    await confirm.click()
    await expect(page).toHaveURL('/login?reason=deleted')
    await expect(page.getByRole('status')).toContainText('have been deleted')
    await expectAccessible(page)
  })

  await test.step('all tabs and sessions are signed out, and nothing is left in the browser', async () => {
    await expect(other).toHaveURL('/login')
    await expect(other.getByText(/Frostelle|Raider#3000/)).toHaveCount(0)
    const me = await page.request.get('/api/me', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(me.status()).toBe(401)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(/Frostelle|Raider#3000/)).toHaveCount(0)
  })

  await test.step('signing in again starts an empty account', async () => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
    await chooseAccount(page, 'Raider#3000')
    await expect(page).toHaveURL('/onboarding')
    await expect(page.getByRole('checkbox', { name: 'Frostelle' })).toBeEnabled()
  })
})
