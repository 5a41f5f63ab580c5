// `npm run load -- [seconds] [connections]`: load test. Reads and writes on many connections, and for
// comparison a minimal Hono route under the same load. Fails on a 5xx, and if the stored wishlists differ
// from the last answers.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCharacters } from '@/contract/character'
import { listActiveInstances } from '@/contract/instance'
import { getWishlist, listAvailableItems, WISHLISTS_PER_INSTANCE_MAX } from '@/contract/wishlist'
import { findClass } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { findFreePort } from './ports'
import { ROOT } from './project'
import { Person } from '../tests/e2e/support/person'
import { ServerProcess } from '../tests/e2e/support/server-process'

const [seconds = 20, connections = 50] = process.argv.slice(2).map(Number)
/** One write per three reads. */
const WRITES_EVERY = 4

interface Answer {
  status: number
  body: string
}
type Send = (method: string, path: string, body?: object) => Promise<Answer>

interface Figures {
  name: string
  answers: number
  rate: number
  median: number
  p99: number
  slowest: number
  failures: number
}

const folder = mkdtempSync(join(tmpdir(), 'guildr-load-'))
const server = await ServerProcess.create({ dataDir: join(folder, 'data'), isOptimized: true })
let bare: ChildProcess | undefined
try {
  const port = await findFreePort()
  bare = startBare(port)
  await server.start()
  const raider = await Person.signIn(server, 'Raider#3000')
  const bareUrl = `http://127.0.0.1:${port}`
  await waitForAnswer(bareUrl)

  const baseline = await load(
    'minimal Hono route',
    bareUrl,
    '',
    async (send) => () => send('GET', '/'),
  )
  const planners: Planner[] = []
  const mixed = await load('reads and writes', server.url, raider.token, async (send, index) => {
    const planner = await createPlanner(send, raider, index)
    planners.push(planner)
    return planner.step
  })
  console.table([baseline, mixed])

  const lost = (await Promise.all(planners.map(({ findLost }) => findLost()))).flat()
  console.log(`${planners.length} wishlists compared with the last answers: ${lost.length} differ`)
  for (const difference of lost) console.error(difference)
  if (mixed.failures > 0 || lost.length > 0) process.exitCode = 1
} finally {
  bare?.kill()
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
}

/** Starts a Hono route without any work, in its own process like the backend. */
function startBare(port: number): ChildProcess {
  const program = `
    import { serve } from '@hono/node-server'
    import { Hono } from 'hono'
    const app = new Hono().get('/', (context) => context.json({ data: { status: 'ok' } }))
    serve({ fetch: app.fetch, hostname: '127.0.0.1', port: ${port} })
  `
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function waitForAnswer(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(url)
      return
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
  }
}

/** Each connection sends requests one after another until the time is up. */
async function load(
  name: string,
  url: string,
  token: string,
  connect: (send: Send, index: number) => Promise<() => Promise<Answer>>,
): Promise<Figures> {
  const times: number[] = []
  let failures = 0
  const agents = Array.from(
    { length: connections },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  )
  const steps = await Promise.all(
    agents.map((agent, index) => connect(createSend(url, token, agent), index)),
  )
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  await Promise.all(
    steps.map(async (step) => {
      while (performance.now() < endsAt) {
        const sentAt = performance.now()
        const { status } = await step()
        times.push(performance.now() - sentAt)
        if (status >= 500) failures += 1
      }
    }),
  )
  const duration = (performance.now() - startedAt) / 1000
  for (const agent of agents) agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return {
    name,
    answers: times.length,
    rate: Math.round(times.length / duration),
    median: at(0.5),
    p99: at(0.99),
    slowest: round(sorted.at(-1) ?? 0),
    failures,
  }
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10
}

function createSend(url: string, token: string, agent: Agent): Send {
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body)
      const headers = {
        Authorization: `Bearer ${token}`,
        ...(text && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
        }),
      }
      const sent = request(`${url}${path}`, { method, agent, headers }, (response) => {
        let received = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          received += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: received }))
        response.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(text)
    })
}

interface Planner {
  step: () => Promise<Answer>
  /** Describes where the stored wishlist differs from the last answer. */
  findLost: () => Promise<string[]>
}

/** Creates the wishlist that one connection edits, with a wish for each trinket and ring. */
async function createList(send: Send, raider: Person, index: number): Promise<string> {
  // A character may have only a limited number of wishlists for an instance.
  const characters = await raider.read(listCharacters)
  const instances = await raider.read(listActiveInstances)
  const places = instances.flatMap((instance) =>
    characters.map((character) => ({ instance, character })),
  )
  const place = places[index % places.length]
  if (!place) throw new Error('The user has no characters, or there are no instances')
  const { instance, character } = place
  const created = await send('POST', `/api/characters/${character.id}/wishlists`, {
    instanceId: instance.id,
    difficulty: DIFFICULTIES.find((one) => instance.availableDifficulties.includes(one)),
    specialization: findClass(character.className)?.specializations[0]?.slug,
    name: `Load ${index}`,
    isMainWishlist: false,
  })
  if (created.status !== 201) {
    throw new Error(
      `The wishlist could not be created (at most ${WISHLISTS_PER_INSTANCE_MAX} per character and instance): ${created.body}`,
    )
  }
  const { data } = JSON.parse(created.body) as { data: { wishlist: { id: string } } } // see createWishlist
  const wishlistId = data.wishlist.id
  for (const slot of ['TRINKET', 'FINGER']) {
    for (const { id: lootItemId } of await raider.read(listAvailableItems, { wishlistId, slot })) {
      await send('POST', `/api/wishlists/${wishlistId}/items`, { lootItemId, slot })
    }
  }
  return wishlistId
}

/** A simulated user who edits a wishlist. */
async function createPlanner(send: Send, raider: Person, index: number): Promise<Planner> {
  const wishlistId = await createList(send, raider, index)
  const address = `/api/wishlists/${wishlistId}`
  const { items } = await raider.read(getWishlist, { wishlistId })
  let order = items.map(({ id }) => id)
  let note = ''
  let name = `Load ${index}`
  const [character] = await raider.read(listCharacters)
  const reads = [
    address,
    '/api/wishlists?main=true',
    '/api/characters',
    `${address}/available-items/TRINKET`,
    `/api/characters/${character?.id}`,
    '/api/me',
  ]
  let count = index

  return {
    async step() {
      count += 1
      if (count % WRITES_EVERY !== 0) return send('GET', reads[count % reads.length] ?? address)
      const next = {
        name: `Load ${index}.${count}`,
        note: `note ${count}`,
        order: order.toReversed(),
      }
      const answer = await send('PUT', address, {
        name: next.name,
        itemOrder: next.order,
        items: order.map((id) => ({ id, note: next.note })),
      })
      if (answer.status === 200) ({ name, note, order } = next)
      return answer
    },
    async findLost() {
      const stored = await raider.read(getWishlist, { wishlistId })
      const actual = JSON.stringify([
        stored.name,
        stored.items.map((item) => [item.id, item.priority, item.note]),
      ])
      const expected = JSON.stringify([name, order.map((id, index) => [id, index + 1, note])])
      return actual === expected ? [] : [`expected ${expected}, stored ${actual}`]
    },
  }
}
