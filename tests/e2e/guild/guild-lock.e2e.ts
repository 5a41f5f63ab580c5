import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_TOO } from '../support/tags'
import { toasts } from '../support/toasts'
import { removeWish, tickOf } from '../support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'
const ITEM = 'Font of Venomous Rage'
const REASON = 'Locked by Ashen Vanguard: Council tonight'

test.use({
  freshServer: true,
  // The lock rejects an edit.
  allowedErrors: /status of 409/,
})

test(
  'guild: an edit of a locked list is rejected with the reason, and after the unlock it works',
  { tag: [PHONE_TOO] },
  async ({ page, server, browser, getPerson, isMobile }) => {
    const raider = await getPerson('Raider#3000')
    await enterAs(page, raider)
    const path = await raider.guildPath()
    await page.goto(path)
    await page.getByRole('button', { name: 'Share…' }).click()
    await page.getByRole('switch', { name: /^Share Frostelle/ }).check()
    await expect(toasts(page)).toContainText(['sees the main wishlists of Frostelle'])
    const context = await browser.newContext({ baseURL: server.url })
    const masterPage = await context.newPage()
    await enterAs(masterPage, await getPerson('Admin#1000'))
    await masterPage.goto(path)

    await page.goto(await raider.wishlistPath('Frostelle', LIST))
    await expect(tickOf(page, ITEM)).toBeVisible()

    await test.step('the guild master locks the lists', async () => {
      // By key: the rows above it are rendered when they come into view, which can move it.
      await masterPage.getByRole('button', { name: 'Lock lists…' }).press('Enter')
      const dialog = masterPage.getByRole('dialog', { name: 'Lock lists' })
      await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeVisible()
      await expectAccessible(masterPage)
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Council tonight')
      await dialog.getByRole('button', { name: 'Lock lists' }).click()
      await expect(masterPage.getByText('Lists are locked: Council tonight')).toBeVisible()
    })

    await test.step('an edit of the open list is rejected with the reason', async () => {
      await removeWish(page, ITEM, isMobile)
      await expect(toasts(page).filter({ hasText: `Could not remove ${ITEM}` })).toContainText(
        REASON,
      )
      await expect(page.getByRole('main').getByText(REASON)).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Remove|Move) / })).toHaveCount(0)
    })

    await test.step('ticks still work', async () => {
      await tickOf(page, ITEM).click()
      await expect(page.getByText('2 of 7 obtained')).toBeVisible()
      await tickOf(page, ITEM).click()
      await expect(page.getByText('1 of 7 obtained')).toBeVisible()
    })

    await test.step('after the unlock, the same edit works', async () => {
      await masterPage.getByRole('button', { name: 'Unlock' }).click()
      await expect(masterPage.getByRole('button', { name: 'Lock lists…' })).toBeVisible()
      await page.reload()
      await removeWish(page, ITEM, isMobile)
      await expect(tickOf(page, ITEM)).toHaveCount(0)
      await expect(page.getByText('1 of 6 obtained')).toBeVisible()
    })
    await context.close()
  },
)
