import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enterAs, type Person } from '../support/person'
import { toasts } from '../support/toasts'

const ITEM = 'Font of Venomous Rage'

test.use({
  freshServer: true,
  allowedErrors:
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE/,
})

async function openItem(page: Page, person: Person) {
  await enterAs(page, person)
  await page.goto(`${await person.guildPath()}?difficulty=Heroic&q=${ITEM}`)
  await page.getByRole('button', { name: ITEM }).click()
}

const award = async (page: Page) => {
  await page.getByRole('button', { name: 'Award to Emberlyn' }).click()
  await page.getByRole('menuitem', { name: 'BiS' }).click()
}

const tonight = (page: Page) => page.getByRole('region', { name: 'Awarded tonight' })

test('guild board: after the server was killed, an award reaches another open page', async ({
  page,
  server,
  context,
  getPerson,
}) => {
  const master = await getPerson('Admin#1000')
  await openItem(page, master)
  const other = await context.newPage()
  await openItem(other, master)

  await server.kill()
  await award(page)
  await expect(toasts(page)).toContainText(['Could not award the item'])
  await expect(tonight(page)).toHaveCount(0)

  await server.start()
  await toasts(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(tonight(page)).toContainText('Emberlyn')
  await expect(tonight(other)).toContainText('Emberlyn')
})

test('guild board: a page that was frozen, as on a laptop that slept, shows what was awarded since', async ({
  page,
  server,
  context,
  getPerson,
}) => {
  const master = await getPerson('Admin#1000')
  await openItem(page, master)
  const asleep = await context.newPage()
  await openItem(asleep, master)
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
