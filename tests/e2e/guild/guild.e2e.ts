import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { controlPolls, passOnePoll } from '../support/polls'
import { PHONE_TOO } from '../support/tags'
import { toasts } from '../support/toasts'

const ITEM = 'Font of Venomous Rage'

test.use({
  freshServer: true,
  // The raider is no member at the end.
  allowedErrors: /status of 404/,
})

test(
  'guild: a raider shares a wishlist, the guild master sees it on the board, and others get Not Found',
  { tag: PHONE_TOO },
  async ({ page, server, browser, getPerson }) => {
    const raider = await getPerson('Raider#3000')
    await enterAs(page, raider)
    const path = await raider.guildPath()
    const context = await browser.newContext({ baseURL: server.url })
    const masterPage = await context.newPage()
    await controlPolls(masterPage)
    await enterAs(masterPage, await getPerson('Admin#1000'))
    // Bosses that are far from the viewport have no buttons.
    await masterPage.goto(`${path}?q=${ITEM}`)
    const item = masterPage.getByRole('button', { name: ITEM })

    await test.step('the board does not show what is not shared', async () => {
      await expect(masterPage.getByRole('heading', { name: 'Ashen Vanguard' })).toBeVisible()
      await expect(masterPage.getByRole('searchbox')).toHaveValue(ITEM)
      await expect(masterPage.getByText('Frostelle')).toHaveCount(0)
    })

    await test.step('the raider opens the guild and shares', async () => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Guild', exact: true }).filter({ visible: true }).click()
      await expect(page.getByRole('heading', { name: 'Ashen Vanguard' })).toBeVisible()
      await page.getByRole('button', { name: 'Share…' }).click()
      await page.getByRole('switch', { name: /^Share Frostelle/ }).check()
      await expect(toasts(page)).toContainText(['sees the main wishlists of Frostelle'])
    })

    await test.step('the open board of the guild master shows it', async () => {
      await passOnePoll(masterPage)
      await expect(item).toContainText('Frostelle')
      await item.click()
      const sheet = masterPage.getByRole('dialog', { name: ITEM })
      const row = sheet.getByRole('listitem').filter({ hasText: 'Frostelle' })
      await expect(row).toContainText('of 6')
      await expect(row).toContainText('Best in slot for single target')
      await masterPage.keyboard.press('Escape')
    })

    await test.step('without a character on the roster: Not Found, and nothing is shared', async () => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'More actions for Frostelle' }).click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await page.getByRole('button', { name: 'Remove Frostelle' }).click()
      await expect(toasts(page)).toContainText(['Removed Frostelle'])
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
      await passOnePoll(masterPage)
      await expect(masterPage.getByText('Frostelle')).toHaveCount(0)
      await expect(masterPage.getByRole('heading', { name: 'Ashen Vanguard' })).toBeVisible()
    })
    await context.close()
  },
)
