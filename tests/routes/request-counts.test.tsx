import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { listCharacters } from '@/contract/character'
import { getGuild, listGuilds } from '@/contract/guilds/guild'
import { listOwnAwards } from '@/contract/guilds/award'
import { listNights } from '@/contract/guilds/raid-nights'
import { listActiveInstances } from '@/contract/instance'
import { getMyCharacterCount, getStatus } from '@/contract/session'
import { listWishlists } from '@/contract/wishlist'
import type { FileRoutesByFullPath } from '@/route-tree.gen'
import { CURRENT_RAID, signInPerson } from '../support/entities'
import { connectGuild, FROSTELLE } from '../support/backend/guild'
import { bridgeToBackend } from '../support/app/msw-bridge'
import { closeApp, renderApp, takeReports, untilAtRest } from '../support/app/render-app'
import { isFullRun, runs, sample } from '../support/runs'
import { importReport } from '../support/sims'

const api = bridgeToBackend()

/**
 * Failures, and how often a call is sent when it always fails so (docs/specification.md, section
 * 4).
 */
const FAILURES = [
  { name: '403', answer: () => rejection(403), requests: 1 },
  { name: '500', answer: () => rejection(500), requests: 4 },
  { name: '401', answer: () => rejection(401), requests: 1 },
  { name: '400', answer: () => rejection(400), requests: 1 },
  { name: '429', answer: () => rejection(429), requests: 4 },
  { name: 'no connection', answer: () => HttpResponse.error(), requests: 4 },
  { name: 'broken contract', answer: () => HttpResponse.json({ data: 7 }), requests: 1 },
]

let chosen = 0

/**
 * The failures to test with the next call: one that is sent again or one that is not, in turn. `npm
 * run test:all` tests both and one of the others, which differs between calls: one function decides
 * about all calls by the kind of failure.
 */
function chooseFailures() {
  const index = chosen++
  const other = 2 + (index % (FAILURES.length - 2))
  const positions = new Set([index % 2, (index + 1) % 2, other].slice(0, runs(1, 3)))
  return FAILURES.filter((_, position) => positions.has(position))
}

function rejection(status: number) {
  return HttpResponse.json({ error: { message: 'No', code: 'INTERNAL_ERROR' } }, { status })
}

/**
 * The visitor of each page. The types require every route. Loads of the sign-in callback end on the
 * next page.
 */
const VISITORS: Record<keyof FileRoutesByFullPath, string> = {
  '/': 'Raider#3000',
  '/profile': 'Raider#3000',
  '/components': 'Raider#3000',
  '/guilds/$guildId': 'Raider#3000',
  '/guilds/$guildId/': 'Raider#3000',
  '/guilds/$guildId/roster': 'Raider#3000',
  '/guilds/$guildId/tonight': 'Raider#3000',
  '/guilds/$guildId/history': 'Raider#3000',
  '/guilds/$guildId/raiders/$memberId': 'Raider#3000',
  '/wishlists/$wishlistId': 'Raider#3000',
  '/characters/$characterId/wishlists': 'Raider#3000',
  '/admin': 'Admin#1000',
  '/admin/': 'Admin#1000',
  '/admin/bosses': 'Admin#1000',
  '/admin/history': 'Admin#1000',
  '/admin/instances': 'Admin#1000',
  '/admin/loot': 'Admin#1000',
  '/admin/loot-bulk': 'Admin#1000',
  '/admin/seasons': 'Admin#1000',
  '/onboarding': 'Newcomer#2000',
  '/login': 'Raider#3000',
  '/auth/success': 'Raider#3000',
  '/auth/callback': 'Raider#3000',
}

const USER_PAGES = ['/', '/admin/loot', '/onboarding', '/login']
const GUILD_PAGES = ['/guilds/$guildId/']
/**
 * Calls that the guards and the frame of all pages make, or those of all pages of a guild, and the
 * pages on which `npm test` lets them fail; `npm run test:all` does so on every page.
 */
const FRAME_CALLS = new Map<Call, readonly string[]>([
  [getStatus, USER_PAGES],
  [getMyCharacterCount, USER_PAGES],
  [listGuilds, USER_PAGES],
  [getGuild, GUILD_PAGES],
  [listNights, GUILD_PAGES],
  [listActiveInstances, GUILD_PAGES],
])

const RAID = `?raid=${CURRENT_RAID}&difficulty=Heroic`

/** Search parameters with which a page makes calls that it does not make without them. */
const SEARCH: Partial<Record<string, string>> = {
  '/wishlists/$wishlistId': '?view=boss&slot=TRINKET',
  // Without a raid, the page is opened again with one.
  '/guilds/$guildId': RAID,
  '/guilds/$guildId/': RAID,
  '/guilds/$guildId/roster': RAID,
  '/guilds/$guildId/tonight': RAID,
  '/guilds/$guildId/history': RAID,
  '/guilds/$guildId/raiders/$memberId': RAID,
}

const ids = { wishlistId: '', characterId: '', guildId: '', memberId: `${FROSTELLE}` }
beforeAll(async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  ids.characterId = (await raider.character('Frostelle')).id
  ids.wishlistId = await raider.createWishlist('Frostelle')
  // The page of a list without a simulation does not ask for one.
  await importReport(api.backend, raider)
  ids.guildId = (await connectGuild(api.backend, raider)).id
})
afterEach(takeReports)

/** Opens a route and waits until it is at rest. */
async function open(route: string, as: string) {
  const path = route.replaceAll(/\$(\w+)/g, (_, name: keyof typeof ids) => ids[name])
  await untilAtRest(await renderApp({ api, path: `${path}${SEARCH[route] ?? ''}`, as }))
}

/** The calls that a route makes, without streams: they are opened again until the page is left. */
async function callsOf(route: string, as: string): Promise<[name: string, call: Call][]> {
  await open(route, as)
  const calls = Object.entries(CALLS).filter(
    ([, call]) => !call.events && api.sent(call).length > 0,
  )
  await closeApp()
  return calls
}

describe('requests of a page when a call always fails', () => {
  it.each(sample(Object.entries(VISITORS), 2))(
    '%s sends each call the expected number of times',
    async (route, as) => {
      const counted: Record<string, number> = {}
      const expected: Record<string, number> = {}
      for (const [name, call] of await callsOf(route, as)) {
        if (!isFullRun && FRAME_CALLS.get(call)?.includes(route) === false) continue
        for (const { name: failure, answer, requests } of chooseFailures()) {
          api.answer(call, answer)
          await open(route, as)
          // A page may send a call for each of several characters or lists.
          const [first] = api.sent(call)
          counted[`${name}: ${failure}`] = api
            .sent(call)
            .filter(({ path }) => path === first?.path).length
          expected[`${name}: ${failure}`] = requests
          await closeApp()
          api.restore()
        }
      }
      expect(counted).toEqual(expected)
    },
  )
})

describe('requests of a page when a call always fails and another one is slow', () => {
  const characters = { name: 'listCharacters', call: listCharacters }
  const cases = [
    { path: '/', name: 'listWishlists', call: listWishlists, status: 403, requests: 1 },
    { path: '/', name: 'listWishlists', call: listWishlists, status: 500, requests: 4 },
    { path: '/', name: 'listOwnAwards', call: listOwnAwards, status: 500, requests: 4 },
    { path: '/', name: 'listOwnAwards', call: listOwnAwards, status: 403, requests: 1 },
    { path: '/profile', name: 'listGuilds', call: listGuilds, status: 403, requests: 1 },
    { path: '/profile', name: 'listGuilds', call: listGuilds, status: 500, requests: 4 },
  ]
  it.each(sample(cases, 2))(
    `$path sends $name, which fails with $status, as often as with a fast ${characters.name}, and again after a navigation`,
    async ({ path, call, status, requests }) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      api.reject(call, status, { message: 'No' })
      const slow = api.hold(characters.call)
      const app = await renderApp({ api, path, as: 'Raider#3000' })
      await waitFor(() => {
        expect(slow.waiting).toBe(1)
        expect(api.sent(call)).toHaveLength(requests)
      })
      vi.setSystemTime(Date.now() + 9500)
      slow.release()
      await untilAtRest(app)
      expect(api.sent(call)).toHaveLength(requests)

      await app.router.navigate({ to: path === '/' ? '/profile' : '/' })
      await app.router.navigate({ to: path })
      await untilAtRest(app)
      expect(api.sent(call).length).toBeGreaterThan(requests)
    },
  )
})
