import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { getGuild } from '@/contract/guilds/guild'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { ANY_CHANGE, followGuildChanges } from '@/contract/guilds/guild-changes'
import { getWishlist } from '@/contract/wishlist'
import { seedGuild } from '../../../server/database/seed/guild'
import { signInPerson, type Person } from '../../support/entities'
import { connectGuild, shareFrostelle } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, untilAtRest } from '../../support/app/render-app'
import { withoutFeature } from '../../support/app/without-feature'

const api = bridgeToBackend()
let raider: Person
let guildId: string

beforeAll(async () => {
  await seedGuild(api.backend.database, api.backend.battleNet)
  raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
  await shareFrostelle(api.backend, raider, guildId)
})

async function openBoard() {
  const app = await renderApp({ api, path: `/guilds/${guildId}`, as: 'Admin#1000' })
  await screen.findByRole('group', { name: 'Wanted items' })
  await untilAtRest(app)
  return app
}

/** The number of boards that the app has read. */
const reads = () => api.sent(getGuildBoard).length

/** Passes time until the app reads the board again; returns the milliseconds. */
async function untilRead(maxMs: number) {
  const before = reads()
  let passed = 0
  for (; passed < maxMs && reads() === before; passed += 1000) {
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(reads(), `read within ${maxMs} ms`).toBeGreaterThan(before)
  return passed
}

const rename = (name: string) =>
  api.backend.database.execute(`update characters set name = '${name}' where name = 'Quillow'`)

describe('changes of a guild in the app', () => {
  it('an open board shows the change of another person without a poll', async () => {
    await openBoard()
    await waitFor(() => expect(api.sent(followGuildChanges)).toHaveLength(1))
    const name = 'Quillowan'
    const board = within(screen.getByRole('group', { name: 'Wanted items' }))
    expect(board.queryAllByText(name)).toEqual([])
    await rename(name)
    expect((await board.findAllByText(name)).length).toBeGreaterThan(0)
    await api.backend.database.execute(
      `update characters set name = 'Quillow' where name = '${name}'`,
    )
  })

  it('a hidden page has no stream, and a page that is shown again reads everything', async () => {
    await openBoard()
    await waitFor(() => expect(api.sent(followGuildChanges)).toHaveLength(1))
    const isVisible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    window.dispatchEvent(new Event('visibilitychange'))
    await rename('Quillow')
    const before = reads()
    isVisible.mockReturnValue('visible')
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(api.sent(followGuildChanges)).toHaveLength(2))
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
    isVisible.mockRestore()
  })

  it('a stream that is held back by a proxy: everything is read every half minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const held = api.hold(followGuildChanges)
    await openBoard()
    for (const _ of [1, 2, 3]) await untilRead(45_000)
    expect(held.waiting).toBeGreaterThan(0)
  })

  it('a stream that falls silent: it is opened again, and everything is read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    api.answer(followGuildChanges, ({ request: { signal } }) => {
      const first = new TextEncoder().encode(`data: ${JSON.stringify(ANY_CHANGE)}\n\n`)
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(first)
          // As in a browser; here, an aborted request does not end its answer.
          signal.addEventListener('abort', () => stream.error(signal.reason))
        },
      })
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } })
    })
    await openBoard()
    await waitFor(() => expect(api.sent(followGuildChanges)).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(40_000)
    expect(api.sent(followGuildChanges)).toHaveLength(1)
    await untilRead(10_000)
    await vi.advanceTimersByTimeAsync(2000)
    expect(api.sent(followGuildChanges)).toHaveLength(2)
    api.restore()
  })

  it('a stream that the server refuses: everything is read at growing intervals', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    api.reject(followGuildChanges, 502)
    await openBoard()
    const intervals = []
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) intervals.push(await untilRead(31_000))
    expect(intervals.at(-1)).toBeGreaterThan(14_000)
  })

  it('a server that cannot be reached: the stream is opened again when it is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    api.disconnect(followGuildChanges)
    await openBoard()
    await vi.advanceTimersByTimeAsync(60_000)
    const sent = api.sent(followGuildChanges).length
    const before = reads()
    api.restore()
    while (api.sent(followGuildChanges).length === sent) await vi.advanceTimersByTimeAsync(1000)
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
  })

  it('a backend without streams: everything is read every half minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    withoutFeature(api, 'live-changes')
    await openBoard()
    expect(await untilRead(31_000)).toBeGreaterThan(25_000)
    expect(api.sent(followGuildChanges)).toEqual([])
  })

  it('a session that has ended leads to the login page', async () => {
    const { router } = await openBoard()
    api.reject(followGuildChanges, 401)
    api.reject(getGuild, 401)
    await api.backend.database.execute(`delete from sessions`)
    await rename('Quillow')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })
})

describe('awards on a shared wishlist', () => {
  it('a shared list is read again when the guild locks a raid', async () => {
    const lists = await api.backend.database.query.wishlists.findMany()
    const shared = lists.find(({ name }) => name === 'The Venomous Abyss - Heroic (Frost)')
    await renderApp({ api, path: `/wishlists/${shared?.id}`, as: 'Raider#3000' })
    await waitFor(() => expect(api.sent(followGuildChanges)).toHaveLength(1))
    const before = api.sent(getWishlist).length
    await api.backend.database.execute(
      `insert into guild_locks (guild_id, instance_id, reason, starts_at) select '${guildId}', id, 'Council', now() from instances limit 1`,
    )
    await waitFor(() => expect(api.sent(getWishlist).length).toBeGreaterThan(before))
  })
})
