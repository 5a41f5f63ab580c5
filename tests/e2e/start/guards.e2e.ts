import type { SandboxAccount } from '../support/sign-in'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'

// Wishlist and character of another user answer 404.
test.use({ allowedErrors: /status of 404/ })

const LOGIN = { path: '/login', heading: 'Guildr' }
const ONBOARDING = { path: '/onboarding', heading: 'Import your characters' }
const HOME = { path: '/', heading: 'Home' }
/** Home of a visitor with a main wishlist. */
const RAID = { path: '/', heading: 'The Venomous Abyss' }
const LIST = 'The Venomous Abyss - Heroic (Frost)'

interface Destination {
  path: string
  heading: string
}

/** The destination of each kind of visitor who opens `path`. */
interface Row {
  path: string
  signedOut: Destination
  newcomer: Destination
  raider: Destination
  admin: Destination
}

/** A string as destination stands for the page at `path`; it is the page's heading. */
function row(
  path: string,
  destinations: Partial<Record<keyof Omit<Row, 'path'>, Destination | string>>,
): Row {
  const resolve = (given: Destination | string | undefined, usual: Destination): Destination =>
    typeof given === 'string' ? { path, heading: given } : (given ?? usual)
  return {
    path,
    signedOut: resolve(destinations.signedOut, LOGIN),
    newcomer: resolve(destinations.newcomer, ONBOARDING),
    raider: resolve(destinations.raider, RAID),
    admin: resolve(destinations.admin, HOME),
  }
}

/** The same page for all visitors. */
function all(heading: string) {
  return { signedOut: heading, newcomer: heading, raider: heading, admin: heading }
}

/**
 * Every route of docs/specification.md, section 2. The guards redirect visitors that a row leaves
 * out.
 */
function everyRoute({ wishlist, lists }: { wishlist: string; lists: string }): Row[] {
  return [
    row('/', {}),
    row('/login', all('Guildr')),
    // Without a token in the URL the sign-in has failed, for every visitor.
    row('/auth/callback', { newcomer: LOGIN, raider: LOGIN, admin: LOGIN }),
    row('/auth/success', {}),
    row('/onboarding', {}),
    row('/profile', { raider: 'Raider#3000', admin: 'Admin#1000' }),
    row('/components', { raider: 'Components', admin: 'Components' }),
    row(wishlist, { newcomer: 'Not Found', raider: LIST, admin: 'Not Found' }),
    row(lists, { newcomer: 'Not Found', raider: "Frostelle's wishlists", admin: 'Not Found' }),
    row('/admin', { admin: 'Admin' }),
    row('/admin/bosses', { admin: 'Bosses' }),
    row('/admin/instances', { admin: 'Instances' }),
    row('/admin/loot', { admin: 'Loot' }),
    row('/admin/loot-bulk', { admin: 'Enter items in bulk' }),
    row('/nowhere', all('Not Found')),
  ]
}

const VISITORS: { visitor: keyof Omit<Row, 'path'>; battleTag: SandboxAccount | null }[] = [
  { visitor: 'signedOut', battleTag: null },
  { visitor: 'newcomer', battleTag: 'Newcomer#2000' },
  { visitor: 'raider', battleTag: 'Raider#3000' },
  { visitor: 'admin', battleTag: 'Admin#1000' },
]

for (const { visitor, battleTag } of VISITORS) {
  test(`guards: every route as ${battleTag ?? 'a signed-out visitor'}`, async ({
    page,
    getPerson,
  }) => {
    test.slow()
    const raider = await getPerson('Raider#3000')
    const routes = everyRoute({
      wishlist: await raider.wishlistPath('Frostelle', LIST),
      lists: await raider.characterPath('Frostelle'),
    })
    if (battleTag) await enterAs(page, await getPerson(battleTag))
    for (const route of routes) {
      const { path, heading } = route[visitor]
      await test.step(`${route.path} → ${path} "${heading}"`, async () => {
        await page.goto(route.path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page).toHaveURL(({ pathname }) => pathname === path)
      })
    }
  })
}

test('login: never redirects; a signed-in user can continue or sign out', async ({
  page,
  getPerson,
}) => {
  await enterAs(page, await getPerson('Raider#3000'))
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Continue as Raider#3000' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Venomous Abyss')
})

test('navigation: only admins see the link to the admin pages', async ({ page, getPerson }) => {
  await enterAs(page, await getPerson('Raider#3000'))
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Admin' })).toHaveCount(0)

  await enterAs(page, await getPerson('Admin#1000'))
  await page.goto('/')
  await main.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin')
  await expect(page).toHaveURL('/admin')
})
