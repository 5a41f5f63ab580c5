import { listGuilds } from '@/contract/guilds/guild'
import { listNights } from '@/contract/guilds/raid-nights'
import type { GuildId } from '@/contract/ids'
import { listActiveInstances } from '@/contract/instance'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from '../scripts/ports'
import { ROOT } from '../scripts/project'
import type { Person } from '../tests/e2e/support/person'
import type { ServerProcess } from '../tests/e2e/support/server-process'
import { measureCall, type CallCost } from './measurements/call-latency'
import { summarizeAll, type Measured } from './statistics'

/** A call and its median latency as a multiple of the bare route's. */
interface BackendCost extends CallCost {
  ratio: number
}

/** What several measurements of a call cost. */
export type BackendCosts = Record<keyof BackendCost, Measured>

interface BackendOptions {
  server: ServerProcess
  raider: Person
  wishlistId: string
  /** The number of measurements of each call. */
  runs: number
}

/**
 * Measures calls of the backend on the embedded database. A bare Hono route, to compare with, is
 * measured before each of them, because the speed of shared machines changes within seconds.
 */
export async function measureBackend({
  runs,
  ...options
}: BackendOptions): Promise<Record<string, BackendCosts>> {
  const requests = Object.entries(await requestsOf(options))
  const bare = await startBareServer()
  const costs = new Map<string, BackendCost[]>()
  const measure = async (name: string, request: () => Request, base?: CallCost) => {
    const cost = await measureCall(request)
    const ratio = cost.latency / (base ?? cost).latency
    costs.set(name, [...(costs.get(name) ?? []), { ...cost, ratio }])
    return cost
  }
  try {
    for (let run = 0; run < runs; run += 1) {
      console.log(`backend ${run + 1}/${runs}`)
      for (const [name, request] of requests) {
        const base = await measure('bare route', bare.request)
        await measure(name, request, base)
      }
    }
  } finally {
    bare.stop()
  }
  return Object.fromEntries(
    [...costs].map(([name, runsOfCall]) => [name, summarizeAll(runsOfCall)]),
  )
}

async function requestsOf({
  server,
  raider,
  wishlistId,
}: Omit<BackendOptions, 'runs'>): Promise<Record<string, () => Request>> {
  const headers = {
    Authorization: `Bearer ${raider.token}`,
    'Content-Type': 'application/json',
    // Decompressing a wishlist of 300 would take this process, which shares the cores, as long as
    // the call itself.
    'Accept-Encoding': 'identity',
  }
  const read = (path: string) => () => new Request(`${server.url}${path}`, { headers })
  const guildId = await findGuild(raider)
  const guild = `/api/guilds/${guildId}`
  const ofRaid = `${await findGuildRaid(raider)}/Heroic`
  let count = 0
  return {
    'session check': read('/api/status'),
    'onboarding check': read('/api/me/characters'),
    characters: read('/api/characters'),
    'active raids': read('/api/instances/active'),
    'wishlist of 300': read(`/api/wishlists/${wishlistId}`),
    'items of a slot, raid of 2,000': read(`/api/wishlists/${wishlistId}/available-items/HEAD`),
    'guild board': read(`${guild}/boards/${ofRaid}`),
    'guild roster': read(`${guild}/rosters/${ofRaid}`),
    'raid night': read(`${guild}/nights/${await findNight(raider, guildId)}`),
    'awards of a guild, first page': read(`${guild}/awards`),
    'write: rename wishlist': () => {
      count += 1
      const body = JSON.stringify({ name: `Renamed ${count}` })
      return new Request(`${server.url}/api/wishlists/${wishlistId}`, {
        method: 'PUT',
        headers,
        body,
      })
    },
  }
}

/** The guild of the sandbox that shares wishlists. */
async function findGuild(raider: Person): Promise<GuildId> {
  const guild = (await raider.read(listGuilds)).find(({ isOnboarded }) => isOnboarded)
  if (!guild) throw new Error('The user has no connected guild')
  return guild.id
}

/** The newest night of a guild. */
async function findNight(raider: Person, guildId: GuildId): Promise<string> {
  const [night] = await raider.read(listNights, { guildId })
  if (!night) throw new Error('The guild has no night')
  return night.id
}

/** The raid of the shared wishlists. */
async function findGuildRaid(raider: Person): Promise<string> {
  const raids = await raider.read(listActiveInstances)
  const raid = raids.find(({ slug }) => slug === 'the-venomous-abyss')
  if (!raid) throw new Error('There is no Venomous Abyss')
  return raid.id
}

async function startBareServer() {
  const port = await findFreePort()
  const child = fork(join(ROOT, 'bench/bare-route-server.ts'), {
    env: { ...process.env, PORT: String(port) },
    execArgv: ['--import', 'tsx'],
  })
  await once(child, 'message')
  return {
    request: () => new Request(`http://127.0.0.1:${port}/bare`),
    stop: () => child.kill(),
  }
}
