import type { BrowserContext } from '@playwright/test'
import { bareBackend, wrappedBackend } from '../../support/backend-variants'
import { specifiedBackend } from '../../support/specified-backend'
import { expect, test } from '../support/fixtures'
import { addItem, closePicker, openPicker, pickerSearch, slotButton } from '../support/picker'
import { choose } from '../support/select'
import { signIn } from '../support/sign-in'
import { PHONE_TOO } from '../support/tags'
import { toasts } from '../support/toasts'
import { expectRank, removeWish, typeRank, wishRows } from '../support/wishes'

test.use({
  freshServer: true,
  // Answers of the wrapped backend, and of a call for a slot that arrives after its list was
  // deleted: the browser logs them, the app does not.
  allowedErrors:
    /(400 .*\/wishlists|401 .*\/api\/status|404 .*\/(api\/me\/characters|available-items\/\w+))\)/,
})

const HEAD = 'Skullguard of the Risen Sacrifice'
const NECK = 'Amulet of the Twin Fangs'

/** A backend that is exactly the specification, and two that other teams might have written. */
const BACKENDS: Record<string, typeof bareBackend> = {
  'a backend that is exactly the specification': (reference, onOtherCall) =>
    specifiedBackend(reference, { onOtherCall }),
  'a bare backend': bareBackend,
  'a wrapped backend': wrappedBackend,
}

for (const [name, create] of Object.entries(BACKENDS)) {
  test(
    `${name}: a player imports, plans, looks around and signs out without an error`,
    { tag: PHONE_TOO },
    async ({ page, context, server, isMobile }) => {
      const otherCalls = await putInFront(context, server.url, create)
      const expectNoErrors = async () => {
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('alert')).toHaveCount(0)
        expect(otherCalls).toEqual([])
      }

      await test.step('sign in and import a character', async () => {
        await signIn(page, 'Newcomer#2000')
        await expect(page).toHaveURL('/onboarding')
        await page.getByRole('checkbox', { name: 'Brannoch' }).check()
        await page.getByRole('button', { name: 'Import 1 character' }).click()
        await expect(page.getByText(/^Imported( with \d+ items?)?$/)).toBeVisible()
        await page.getByRole('button', { name: 'Continue' }).click()
        await page.getByRole('button', { name: 'Go to Home' }).click()
        await expect(page.getByText('No main wishlist this tier')).toBeVisible()
        await expectNoErrors()
      })

      await test.step('create a main wishlist', async () => {
        await page.getByRole('button', { name: 'Create Wishlist for Brannoch' }).click()
        const dialog = page.getByRole('dialog', { name: 'Create Wishlist for Brannoch' })
        await choose(dialog, 'Raid Instance', 'The Venomous Abyss')
        await choose(dialog, 'Specialization', 'Protection')
        await dialog.getByRole('checkbox', { name: 'Mark as main wishlist for this spec' }).check()
        await dialog.getByRole('button', { name: 'Create Wishlist' }).click()
        await expect(page).toHaveURL(/\/wishlists\/[^/]+$/)
      })

      await test.step('add, order and remove items', async () => {
        await openPicker(page, isMobile)
        await addItem(page, 'Head', HEAD)
        await addItem(page, 'Neck', NECK)
        await slotButton(page, 'Neck').click()
        await pickerSearch(page).fill('idol of the howling')
        await page.getByRole('button', { name: 'Add Idol of the Howling Nexus' }).click()
        await closePicker(page, isMobile)
        await expect(wishRows(page)).toHaveCount(3)
        await typeRank(page, NECK, 1)
        await expectRank(page, NECK, 1)
        // Edits are sent in order. One that is not answered before the reload is sent again after it,
        // and this backend answers 404 to a removal that it has already done.
        const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
        await removeWish(page, HEAD, isMobile)
        await expect(wishRows(page)).toHaveCount(2)
        await (await removed).finished()
        await page.reload()
        await expect(wishRows(page)).toContainText([NECK, 'Idol of the Howling Nexus'])
        await expectNoErrors()
      })

      await test.step('duplicate the wishlist and delete the copy', async () => {
        await page.getByRole('button', { name: /^More actions for The Venomous Abyss/ }).click()
        await page.getByRole('menuitem', { name: 'Duplicate' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(copy\)$/)
        await expect(wishRows(page)).toHaveCount(2)
        await page.getByRole('button', { name: /^More actions for The Venomous Abyss/ }).click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
        await expect(page).toHaveURL(/\/characters\/[^/]+\/wishlists$/)
        await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(1)
        await expectNoErrors()
      })

      await test.step('Home and the profile show what there is', async () => {
        await page.goto('/')
        const tier = page.getByRole('region', { name: 'Your characters' })
        await expect(tier.getByText('2 items')).toBeVisible()
        await expectNoErrors()
        await page.goto('/profile')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newcomer#2000')
        await expect(page.getByText('Ashen Vanguard')).toBeVisible()
        await expectNoErrors()
        await expect(toasts(page)).toHaveCount(0)
      })

      await test.step('sign out', async () => {
        await page.getByRole('button', { name: 'Sign out' }).click()
        await expect(page).toHaveURL('/login')
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    },
  )
}

function isCall({ pathname }: URL): boolean {
  return pathname.startsWith('/api/') || pathname === '/auth/logout'
}

/**
 * Puts another backend between the browser and the server.
 * @returns the calls that the specification does not name
 */
async function putInFront(
  context: BrowserContext,
  url: string,
  create: typeof bareBackend,
): Promise<string[]> {
  const otherCalls: string[] = []
  const answer = create(fetch, (call) => otherCalls.push(call))
  await context.route(isCall, async (route) => {
    const sent = route.request()
    const { pathname, search } = new URL(sent.url())
    const response = await answer(
      new Request(`${url}${pathname}${search}`, {
        method: sent.method(),
        headers: sent.headers(),
        body: sent.postData() ?? undefined,
      }),
    )
    await route.fulfill({
      status: response.status,
      contentType: 'application/json',
      body: await response.text(),
    })
  })
  return otherCalls
}
