import { createMemoryHistory } from '@tanstack/react-router'
import { HttpResponse } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { getMyCharacterCount, getStatus } from '@/contract/session'
import type { FileRoutesByFullPath } from '@/route-tree.gen'
import { createQueryClient } from '@/app/query-client'
import { createAppRouter } from '@/app/create-app-router'
import { rememberSignInStart } from '@/features/session/sign-in-start'
import { signInPerson } from '../support/entities'
import { connectGuild, FROSTELLE } from '../support/backend/guild'
import { bridgeToBackend } from '../support/app/msw-bridge'
import { startApp } from '../support/app/render-app'
import { isFullRun } from '../support/runs'

const api = bridgeToBackend()

/** Visitors: the signed-in user, and the call that fails. */
const VISITORS = {
  'signed out': { as: null },
  'no characters': { as: 'Newcomer#2000' },
  player: { as: 'Raider#3000' },
  admin: { as: 'Admin#1000' },
  'status call fails': { as: 'Raider#3000', fault: getStatus },
  // A user without characters, who would be redirected if the check did not fail.
  'onboarding check fails': { as: 'Newcomer#2000', fault: getMyCharacterCount },
} as const
type Visitor = keyof typeof VISITORS

const STAYS = 'stays'
/** What the address of a guild's page names if nothing is chosen. */
const BOARD = '?raid=the-venomous-abyss&difficulty=Heroic'

/** Pages that need a session and at least one character. */
const ONBOARDED: Record<Visitor, string> = {
  'signed out': '/login',
  'no characters': '/onboarding',
  player: STAYS,
  admin: STAYS,
  'status call fails': '/login',
  'onboarding check fails': STAYS,
}

/** Wishlist pages need a session but no characters (docs/specification.md, section 2). */
const SESSION: Record<Visitor, string> = { ...ONBOARDED, 'no characters': STAYS }

/** Sign-in pages send a signed-in user to Home, with its guards. */
const SIGNED_IN: Record<Visitor, string> = {
  'signed out': '/login',
  'no characters': '/onboarding',
  player: '/',
  admin: '/',
  'status call fails': '/login',
  'onboarding check fails': '/',
}

const ADMIN: Record<Visitor, string> = {
  ...ONBOARDED,
  player: '/',
  'onboarding check fails': '/',
}

/**
 * The destination of each visitor. A route that is missing here fails type checking and the test
 * below.
 */
const DESTINATIONS: Record<keyof FileRoutesByFullPath, Record<Visitor, string>> = {
  '/': ONBOARDED,
  '/profile': ONBOARDED,
  '/components': ONBOARDED,
  '/guilds/$guildId': ONBOARDED,
  '/guilds/$guildId/': ONBOARDED,
  '/guilds/$guildId/roster': ONBOARDED,
  '/guilds/$guildId/tonight': ONBOARDED,
  '/guilds/$guildId/history': ONBOARDED,
  '/guilds/$guildId/raiders/$memberId': ONBOARDED,
  '/wishlists/$wishlistId': SESSION,
  '/characters/$characterId/wishlists': SESSION,
  '/admin': ADMIN,
  '/admin/': ADMIN,
  '/admin/bosses': ADMIN,
  '/admin/history': ADMIN,
  '/admin/instances': ADMIN,
  '/admin/loot': ADMIN,
  '/admin/loot-bulk': ADMIN,
  '/admin/seasons': ADMIN,
  '/onboarding': {
    'signed out': '/login',
    'no characters': STAYS,
    player: '/',
    admin: '/',
    'status call fails': '/login',
    'onboarding check fails': STAYS,
  },
  '/login': {
    'signed out': STAYS,
    'no characters': STAYS,
    player: STAYS,
    admin: STAYS,
    'status call fails': STAYS,
    'onboarding check fails': STAYS,
  },
  '/auth/success': SIGNED_IN,
  '/auth/callback': { ...SIGNED_IN, 'signed out': '/login?error=INVALID_CREDENTIALS' },
}

const ids = { wishlistId: '', characterId: '', guildId: '', memberId: `${FROSTELLE}` }
beforeAll(async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  ids.characterId = (await raider.character('Frostelle')).id
  ids.wishlistId = await raider.createWishlist('Frostelle')
  ids.guildId = (await connectGuild(api.backend, raider)).id
})

async function visit(route: string, visitor: Visitor) {
  const { as, fault } = { fault: undefined, ...VISITORS[visitor] }
  const path = route.replaceAll(/\$(\w+)/g, (_, name: keyof typeof ids) => ids[name])
  if (fault) api.reject(fault, 500)
  // A sign-in that succeeded has the token in the URL.
  const isCallback = route === '/auth/callback' && as !== null
  if (isCallback) rememberSignInStart()
  const { router } = await startApp(
    isCallback ? { api, path: `${path}#token=${await api.backend.signIn(as)}` } : { api, path, as },
  )
  await router.load()
  return { path, href: router.state.location.href }
}

const guarded = new Set<Record<Visitor, string>>()

/**
 * The visitors of a route and their destinations. Routes with the same destinations have the same
 * guards, so `npm test` lets the checks fail on the first of them only.
 */
function chooseVisits(destinations: Record<Visitor, string>) {
  const isFirst = !guarded.has(destinations)
  guarded.add(destinations)
  return Object.entries(destinations).filter(
    ([visitor]) => isFullRun || isFirst || !visitor.endsWith('fails'),
  )
}

/** The paths of the route tree, without pathless layouts. */
function pathsOfRouteTree() {
  const { routesById } = createAppRouter({
    queryClient: createQueryClient(),
    history: createMemoryHistory(),
  })
  const paths = Object.entries(routesById)
    .filter(([id]) => id !== '__root__' && !/\/_[^/]*$/.test(id))
    .map(([, route]) => route.fullPath)
  return new Set<string>(paths)
}

it('the guards table lists every route', () => {
  expect(pathsOfRouteTree()).toEqual(new Set(Object.keys(DESTINATIONS)))
})

describe.each(Object.entries(DESTINATIONS))('guards of %s', (route, destinations) => {
  it.each(chooseVisits(destinations))('%s: %s', async (visitor, destination) => {
    // Object.entries types keys as string.
    const { href, path } = await visit(route, visitor as Visitor)
    const isBoard = route.startsWith('/guilds/') && destination === STAYS
    const own =
      isBoard && visitor !== 'onboarding check fails' ? path.replace(/\/$/, '') + BOARD : path
    expect(href).toBe(destination === STAYS ? own : destination)
  })
})

describe('admin pages with search parameters', () => {
  it.each([
    '/admin/instances?new=true',
    '/admin/instances?import=true',
    '/admin/bosses?instanceId=some&new=true',
    '/admin/loot?edit=some',
    '/admin/loot-bulk?instanceId=some&bossId=other',
  ])('%s redirects a player to Home without admin requests', async (path) => {
    const { router } = await startApp({ api, path, as: 'Raider#3000' })
    await router.load()
    expect(router.state.location.href).toBe('/')
    expect(api.requests.filter(({ path: sent }) => sent.startsWith('/api/admin'))).toEqual([])
  })
})

describe('an unknown path', () => {
  it.each(['signed out', 'player'] as const)(
    '%s: is not redirected and sends no requests',
    async (visitor) => {
      const { href } = await visit('/nowhere', visitor)
      expect(href).toBe('/nowhere')
      expect(api.requests).toEqual([])
    },
  )
})

describe('status call of the session guard', () => {
  it('a network error redirects to /login and keeps the token', async () => {
    api.disconnect(getStatus)
    const { router } = await startApp({ api, path: '/', as: 'Raider#3000' })
    await router.load()
    expect(router.state.location.href).toBe('/login')
    expect(localStorage.getItem('guildr_token')).toMatch(/./)
  })

  it('an unknown token redirects to /login and is cleared', async () => {
    api.answer(getStatus, () => HttpResponse.json({ data: { authenticated: false, user: null } }))
    const { router } = await startApp({ api, path: '/', as: 'Raider#3000' })
    await router.load()
    expect(router.state.location.href).toBe('/login?reason=expired')
    expect(localStorage.getItem('guildr_token')).toBeNull()
  })

  it('a 401 redirects to /login and clears the token', async () => {
    api.reject(getStatus, 401)
    const { router } = await startApp({ api, path: '/', as: 'Raider#3000' })
    await router.load()
    expect(router.state.location.pathname).toBe('/login')
    expect(localStorage.getItem('guildr_token')).toBeNull()
  })

  it('a 401 without a token redirects to /login, which says nothing about a session', async () => {
    api.reject(getStatus, 401)
    const { router } = await startApp({ api, path: '/' })
    await router.load()
    expect(router.state.location.href).toBe('/login')
  })
})
