import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { MAIN, PHONE_TOO } from '../support/tags'
import { toasts } from '../support/toasts'
import { wishRows } from '../support/wishes'

const ITEM = 'Font of Venomous Rage'

test.use({ freshServer: true })

test(
  'guild awards: an officer awards an item, the open list of the raider shows it, and undo restores the wish',
  { tag: [MAIN, PHONE_TOO] },
  async ({ page, server, browser, getPerson, isMobile }) => {
    test.slow()
    const raider = await getPerson('Raider#3000')
    await enterAs(page, raider)
    const path = await raider.guildPath()
    const viewport = page.viewportSize()
    const context = await browser.newContext({ baseURL: server.url, viewport })
    const masterPage = await context.newPage()
    await enterAs(masterPage, await getPerson('Admin#1000'))
    const tick = page.getByRole('button', { name: `Obtained ${ITEM}` })
    // Another wish of the list was awarded before.
    const awarded = wishRows(page).filter({ has: tick }).getByText('Awarded by Thaldorimend')

    await test.step('the raider shares and opens the list', async () => {
      await page.goto(path)
      await page.getByRole('button', { name: 'Share…' }).click()
      await page.getByRole('switch', { name: /^Share Frostelle/ }).check()
      await expect(toasts(page)).toContainText(['sees the main wishlists of Frostelle'])
      await page.goto(await raider.wishlistPath('Frostelle', 'The Venomous Abyss - Heroic (Frost)'))
      await expect(tick).toHaveAttribute('aria-pressed', 'false')
    })

    await test.step('the officer awards the item at the boss', async () => {
      await masterPage.goto(`${path}?q=${ITEM}`)
      await masterPage.getByRole('button', { name: ITEM }).click()
      if (isMobile) await masterPage.getByRole('button', { name: 'Frostelle', exact: true }).click()
      await masterPage.getByRole('button', { name: 'Award to Frostelle' }).click()
      await expect(masterPage.getByRole('menuitem', { name: 'BiS' })).toBeVisible()
      await expectAccessible(masterPage)
      await masterPage.getByRole('menuitem', { name: 'BiS' }).click()
      await expect(toasts(masterPage)).toContainText([`Awarded ${ITEM} to Frostelle`])
      await expect(masterPage.getByRole('button', { name: 'Award to Frostelle' })).toHaveCount(0)
    })

    await test.step('the officer corrects the response in the item', async () => {
      const tonight = masterPage.getByRole('region', { name: 'Awarded tonight' })
      await expect(tonight).toContainText('Frostelle · BiS')
      await tonight.getByRole('button', { name: /^Change the award of/ }).click()
      await expectAccessible(masterPage)
      await tonight.getByRole('button', { name: 'Upgrade', exact: true }).click()
      await expect(tonight).toContainText('Frostelle · Upgrade')
      await masterPage.keyboard.press('Escape')
    })

    await test.step('the open list shows the tick and who has awarded it', async () => {
      await expect(awarded).toBeVisible()
      await expect(tick).toHaveAttribute('aria-pressed', 'true')
    })

    const news = page.getByRole('region', { name: 'Awarded to you since your last visit' })
    await test.step('Home shows the award', async () => {
      await page.getByRole('link', { name: 'Home' }).first().click()
      await expect(news).toContainText(ITEM)
    })

    await test.step('the officer undoes the award in the history', async () => {
      await masterPage.goto(`${path}/history?person=Frostelle`)
      const undo = masterPage.getByRole('button', { name: /^Undo the award of/ })
      await expect(undo).toHaveCount(2)
      await undo.and(masterPage.getByRole('button', { name: ITEM })).click()
      await masterPage.getByRole('button', { name: 'Undo award' }).click()
      await expect(undo).toHaveCount(1)
    })

    await test.step('open Home follows, and so does the list when it is opened', async () => {
      await expect(news).not.toContainText(ITEM)
      await page.goBack()
      await expect(awarded).toHaveCount(0)
      await expect(tick).toHaveAttribute('aria-pressed', 'false')
    })
    await context.close()
  },
)
