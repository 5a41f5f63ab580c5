import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enterAs, type Person } from '../support/person'
import { toasts } from '../support/toasts'

const ITEM = 'Font of Venomous Rage'

test.use({
  freshServer: true,
  allowedErrors:
    /ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|SOCKET_NOT_CONNECTED)/,
})

/** Opens the item on two pages, and returns the second one. */
async function openTwice(page: Page, person: Person): Promise<Page> {
  const second = await page.context().newPage()
  for (const one of [page, second]) {
    await enterAs(one, person)
    await one.goto(`${await person.guildPath()}?difficulty=Heroic&q=${ITEM}`)
    await one.getByRole('button', { name: ITEM }).click()
  }
  return second
}

const awardButton = (page: Page) => page.getByRole('button', { name: 'Award to Emberlyn' })

const award = async (page: Page) => {
  await awardButton(page).click()
  await page.getByRole('menuitem', { name: 'BiS' }).click()
}

const tonight = (page: Page) => page.getByRole('region', { name: 'Awarded tonight' })

test('guild board: after the server was killed, an award reaches another open page', async ({
  page,
  server,
  getPerson,
}) => {
  const other = await openTwice(page, await getPerson('Admin#1000'))

  // The code of the menu and of toasts is loaded by now, and both pages follow the guild.
  await award(page)
  await expect(tonight(other)).toContainText('Emberlyn')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(tonight(other)).toHaveCount(0)
  // Both pages have read the board again.
  for (const one of [page, other]) await expect(awardButton(one)).toBeVisible()

  await server.kill()
  await award(page)
  const failure = toasts(page).filter({ hasText: 'Could not award the item' })
  await expect(failure).toBeVisible()
  await expect(tonight(page)).toHaveCount(0)

  await server.start()
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect(tonight(page)).toContainText('Emberlyn')
  await expect(tonight(other)).toContainText('Emberlyn')
})

test('guild board: a page that was frozen, as on a laptop that slept, shows what was awarded since', async ({
  page,
  server,
  context,
  getPerson,
}) => {
  const asleep = await openTwice(page, await getPerson('Admin#1000'))
  const session = await context.newCDPSession(asleep)

  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  // The stream ends while the page cannot notice it.
  await server.kill()
  await server.start()
  await award(page)
  await expect(tonight(page)).toContainText('Emberlyn')

  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(tonight(asleep)).toContainText('Emberlyn')
})
