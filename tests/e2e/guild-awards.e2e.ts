import { expect, test } from './support/fixtures'
import { enterAs } from './support/person'
import { MAIN, PHONE_TOO } from './support/tags'
import { toasts } from './support/toasts'

const ITEM = 'Font of Venomous Rage'
/** Longer than an open list waits before it asks again. */
const ONE_POLL = { timeout: 25_000 }

test.use({ freshServer: true })

test(
  'guild awards: an officer awards in two taps, the open list of the raider shows it, and undo restores the wish',
  { tag: [MAIN, PHONE_TOO] },
  async ({ page, server, browser, getPerson }) => {
    test.slow()
    const raider = await getPerson('Raider#3000')
    await enterAs(page, raider)
    const path = await raider.guildPath()
    const viewport = page.viewportSize()
    const context = await browser.newContext({ baseURL: server.url, viewport })
    const masterPage = await context.newPage()
    await enterAs(masterPage, await getPerson('Admin#1000'))
    const tick = page.getByRole('button', { name: `Obtained ${ITEM}` })

    await test.step('the raider shares and opens the list', async () => {
      await page.goto(path)
      await page.getByRole('switch', { name: /^Share Frostelle/ }).check()
      await expect(toasts(page)).toContainText(['sees the main wishlists of Frostelle'])
      await page.goto(await raider.wishlistPath('Frostelle', 'The Venomous Abyss - Heroic (Frost)'))
      await expect(tick).toHaveAttribute('aria-pressed', 'false')
    })

    await test.step('the officer awards the item at the boss', async () => {
      await masterPage.goto(`${path}?q=${ITEM}`)
      await masterPage.getByRole('button', { name: ITEM }).click()
      await masterPage.getByRole('button', { name: 'Award to Frostelle' }).click()
      await masterPage.getByRole('menuitem', { name: 'BiS' }).click()
      await expect(toasts(masterPage)).toContainText([`Awarded ${ITEM} to Frostelle`])
      await expect(masterPage.getByRole('button', { name: 'Award to Frostelle' })).toHaveCount(0)
      await masterPage.keyboard.press('Escape')
    })

    await test.step('the open list shows the tick and who has awarded it', async () => {
      await expect(page.getByText('Awarded by Thaldorimend')).toBeVisible(ONE_POLL)
      await expect(tick).toHaveAttribute('aria-pressed', 'true')
    })

    await test.step('the officer undoes the award in the history', async () => {
      await masterPage.goto(`${path}/history?person=Frostelle`)
      await masterPage.getByRole('button', { name: /^Undo the award of/ }).click()
      await masterPage.getByRole('button', { name: 'Undo award' }).click()
      await expect(masterPage.getByText('Nothing found')).toBeVisible()
    })

    await test.step('the open list shows the wish as wanted again', async () => {
      await expect(page.getByText('Awarded by Thaldorimend')).toHaveCount(0, ONE_POLL)
      await expect(tick).toHaveAttribute('aria-pressed', 'false')
    })
    await context.close()
  },
)
