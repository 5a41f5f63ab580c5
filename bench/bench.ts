// `npm run bench`: measures the app against a minimal React page and writes bench/results.md.
// `--quick` measures everything once and writes nothing.
import { TOKEN_KEY } from '@/api/token'
import { listInstances } from '@/contract/admin/admin-instance'
import { listWishlists } from '@/contract/wishlist'
import { chromium, type Browser } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerProcess } from '../tests/e2e/support/server-process'
import { enterAs, Person } from '../tests/e2e/support/person'
import type { Database } from '../server/database/database'
import { openEmbedded } from '../server/database/open-and-migrate'
import { boardPath, seedBigGuild } from '../tests/support/backend/big-guild'
import { seedBigList, seedLoot } from '../tests/support/big-list'
import { measureBackend } from './backend-calls'
import { BOARD_SCREENS, measureBoard, measureBoardCall } from './measurements/guild-board'
import { measureBulkGrid } from './measurements/bulk-grid'
import { serveComparisonPage } from './serve-comparison-page'
import { fillDefaultStorage, runLighthouse } from './measurements/lighthouse'
import { measureLootScroll } from './measurements/loot-table-scroll'
import { measureLoad } from './measurements/page-load'
import { writeReport } from './report'
import { CpuSlowdown } from './cpu-slowdown'
import { openContext } from './open-context'
import { measureBareRoute } from './measurements/route-change'
import { summarizeAll, type Measured } from './statistics'
import { measureWishlist } from './measurements/wishlist-interactions'
import { buildApp } from '../scripts/build'
import { ensureChromium } from '../scripts/browsers'
import { findFreePort } from '../scripts/ports'

const isQuick = process.argv.includes('--quick')
const RUNS = isQuick ? 1 : 5
/** Loot items of old instances, which only the admin tables show. */
const LOOT_COUNT = 18_000
/** The numbers of raiders who share a wishlist with the guild whose board is measured. */
const RAIDER_COUNTS = [40, 400]
/** Is a member of that guild only. */
const BOARD_VIEWER = 'Empty#4000'

const folder = mkdtempSync(join(tmpdir(), 'guildr-bench-'))
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
try {
  await run()
} finally {
  for (const cleanUp of cleanups.toReversed()) await cleanUp()
}

async function run() {
  const { server, wishlistId } = await startSeeded(buildApp())
  const bare = await serveComparisonPage('bare-react', join(folder, 'bare-react'))
  cleanups.push(bare.close)
  const stack = await serveComparisonPage('bare-stack', join(folder, 'bare-stack'))
  cleanups.push(stack.close)
  const raider = await Person.signIn(server, 'Raider#3000')
  const wishlist = `${server.url}/wishlists/${wishlistId}`
  const storage = { [TOKEN_KEY]: raider.token }

  const debuggingPort = await findFreePort()
  const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`)

  // In a browser of its own, because only the page in front is painted.
  const gauge = await launchBrowser()
  const cpu = new CpuSlowdown((rate) => measureBareRoute(gauge, stack.url, rate))
  const loads = await inTurns(
    'load',
    cpu,
    {
      'bare React': { url: bare.url, ready: 'button' },
      'bare stack': { url: stack.url, ready: 'button' },
      '/login': { url: `${server.url}/login`, ready: 'h1' },
      home: { url: `${server.url}/`, storage, ready: 'h1' },
      'wishlist of 300': { url: wishlist, storage, ready: 'h1' },
    },
    (options, slowdown) => measureLoad(browser, { ...options, slowdown }),
  )
  const context = await openContext(browser, {
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await enterAs(page, raider)
  const interactions = await repeat('interactions', cpu, (slowdown) =>
    measureWishlist(page, wishlist, slowdown),
  )
  await context.close()
  const admin = await measureAdmin(browser, server, cpu)
  const backend = await measureBackend({ server, raider, wishlistId, runs: RUNS })
  await fillDefaultStorage(debuggingPort, server.url, storage)
  const scores = await inTurns(
    'Lighthouse',
    cpu,
    {
      'bare React': bare.url,
      'bare stack': stack.url,
      // Another host name has its own storage, so nobody is signed in there.
      '/login': `${server.url.replace('localhost', '127.0.0.1')}/login`,
      home: `${server.url}/`,
      wishlist: `${server.url}/wishlists/${await firstWishlistOf(raider)}`,
    },
    (url, slowdown) => runLighthouse(url, debuggingPort, slowdown),
  )
  const boards = []
  for (const raiders of RAIDER_COUNTS) {
    boards.push(await measureBoards(browser, server, { raiders, cpu }))
  }
  const version = browser.version()
  writeReport(
    {
      version,
      runs: RUNS,
      slowdown: cpu.summary(),
      loads,
      interactions: summarizeAll(interactions),
      admin,
      backend,
      scores,
      boards,
    },
    { isDry: isQuick },
  )
}

/** A server with a wishlist of 300, an instance of 2,000 loot items, and 20,000 items in all. */
async function startSeeded(staticDir: string) {
  const dataDir = join(folder, 'data')
  const server = await ServerProcess.create({ dataDir, staticDir, isOptimized: true })
  cleanups.push(() => server.kill())
  await server.start()
  const wishlistId = await fill(server, async (database) => {
    await seedLoot(database, LOOT_COUNT)
    return seedBigList(database)
  })
  return { server, wishlistId }
}

/** Restarts the server with more rows in its database. */
async function fill<Result>(
  server: ServerProcess,
  insert: (database: Database) => Promise<Result>,
): Promise<Result> {
  await server.stop()
  const { database, vacuum, close } = await openEmbedded(join(folder, 'data', 'database'))
  const result = await insert(database)
  // The running server does this only a minute after its start.
  await vacuum?.()
  await close()
  await server.start()
  return result
}

/** Opens a browser, which is closed at the end. */
async function launchBrowser(...args: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
  cleanups.push(() => browser.close())
  return browser
}

/** Measures several times, each time with the factor by which the CPU has to be throttled. */
async function repeat<Result>(
  name: string,
  cpu: CpuSlowdown,
  measure: (slowdown: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run += 1) {
    console.log(`${name} ${run + 1}/${RUNS}`)
    results.push(await measure(await cpu.next()))
  }
  return results
}

/** A wishlist of typical length. */
async function firstWishlistOf(raider: Person): Promise<string> {
  const [list] = await raider.read(listWishlists)
  if (!list) throw new Error('The user has no wishlist')
  return list.id
}

/**
 * Measures all pages in each round, so that a short load on the machine does not affect one page
 * only. Returns the figures by page.
 */
async function inTurns<Options, Figure extends string>(
  name: string,
  cpu: CpuSlowdown,
  pages: Record<string, Options>,
  measure: (options: Options, slowdown: number) => Promise<Record<Figure, number>>,
): Promise<Record<string, Record<Figure, Measured>>> {
  const rounds = await repeat(name, cpu, async (slowdown) => {
    const round: Record<string, Record<Figure, number>> = {}
    for (const [page, options] of Object.entries(pages)) {
      round[page] = await measure(options, slowdown)
    }
    return round
  })
  return Object.fromEntries(
    Object.keys(pages).map((page) => [
      page,
      summarizeAll(rounds.flatMap((round) => round[page] ?? [])),
    ]),
  )
}

/** The bulk page with 500 rows and the loot table with 20,000 loot items. */
async function measureAdmin(browser: Browser, server: ServerProcess, cpu: CpuSlowdown) {
  const admin = await Person.signIn(server, 'Admin#1000')
  const context = await openContext(browser, {
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await enterAs(page, admin)
  const [instance] = await admin.read(listInstances)
  const bulkEntry = `/admin/loot-bulk?instanceId=${instance?.id}`
  const bulk = await repeat('bulk entry', cpu, (slowdown) =>
    measureBulkGrid(page, bulkEntry, slowdown),
  )
  const scroll = await repeat('scroll of all loot', cpu, (slowdown) =>
    measureLootScroll(page, slowdown),
  )
  await context.close()
  return { bulk: summarizeAll(bulk), scroll: summarizeAll(scroll) }
}

/** The board of a guild in which that many raiders share a wishlist of 30 wishes. */
async function measureBoards(
  browser: Browser,
  server: ServerProcess,
  { raiders, cpu }: { raiders: number; cpu: CpuSlowdown },
) {
  // The user exists only after a sign-in.
  await Person.signIn(server, BOARD_VIEWER)
  await fill(server, (database) => seedBigGuild(database, BOARD_VIEWER, raiders))
  const viewer = await Person.signIn(server, BOARD_VIEWER)
  const board = await boardPath(viewer)
  const call = await measureBoardCall(server, { board, viewer })
  const { phone, desktop } = await inTurns(
    `board of ${raiders} raiders`,
    cpu,
    { phone: BOARD_SCREENS.phone, desktop: BOARD_SCREENS.desktop },
    (screen, slowdown) => measureBoard(browser, { url: server.url, viewer, screen }, slowdown),
  )
  if (!phone || !desktop) throw new Error('The board was not measured')
  return { raiders, call, phone, desktop }
}
