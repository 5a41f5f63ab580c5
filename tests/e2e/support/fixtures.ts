import { test as base, type BrowserContext } from '@playwright/test'
import { Person } from './person'
import type { Database } from '../../../server/database/database'
import { seedBigList } from '../../support/big-list'
import { storeIcons } from '../../support/backend/stored-icons'
import { ServerProcess } from './server-process'
import type { SandboxAccount } from './sign-in'

interface Options {
  /**
   * `test.use({ hasBigList: true })`: the test has its own server, with an instance of 2,000 loot
   * items and a wishlist of 300 wishes for Frostelle (tests/support/big-list.ts).
   */
  hasBigList: boolean
  /**
   * `test.use({ hasStoredIcons: true })`: the test has its own server with icons for some wishes
   * (tests/support/backend/stored-icons.ts).
   */
  hasStoredIcons: boolean
  /**
   * `test.use({ freshServer: true })`: the test has its own server with a database in the state
   * after the first start. Otherwise the tests of a worker share a server, and a test must not
   * change data that other tests use.
   */
  freshServer: boolean
  /**
   * `test.use({ allowedErrors: /status of 500/ })`: expected console and page errors. All other
   * errors fail the test. Matched against "text (URL)". A single expression, because Playwright
   * interprets an array of two as a value and its options.
   */
  allowedErrors: RegExp | null
}

interface Fixtures {
  /** The server of the test; `page.goto('/…')` is relative to it. */
  server: ServerProcess
  /**
   * A user with a session on this server, outside of the browser. Shared by tests: do not sign out.
   */
  getPerson: (battleTag: SandboxAccount) => Promise<Person>
  errorWatch: void
}

interface WorkerFixtures {
  /** Starts the worker's server on the first call. */
  getSharedServer: () => Promise<ServerProcess>
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  freshServer: [false, { option: true }],
  allowedErrors: [null, { option: true }],
  hasBigList: [false, { option: true }],
  hasStoredIcons: [false, { option: true }],

  getSharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it.
    async ({}, provide) => {
      let starting: Promise<ServerProcess> | undefined
      await provide(() => (starting ??= startSeeded()))
      await (await starting)?.remove()
    },
    { scope: 'worker' },
  ],

  server: async (
    { freshServer, hasBigList, hasStoredIcons, getSharedServer },
    provide,
    testInfo,
  ) => {
    const fill = hasBigList ? seedBigList : hasStoredIcons ? storeIcons : undefined
    const isOwn = freshServer || fill !== undefined
    // Tests with their own server are long, and the start of the server counts too.
    if (isOwn) testInfo.slow()
    const server = isOwn ? await startSeeded(fill) : await getSharedServer()
    const before = server.log.length
    await provide(server)
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('server.log', { body: server.log.slice(before) })
    }
    if (isOwn) await server.remove()
  },

  getPerson: async ({ server }, provide) => provide((battleTag) => findPerson(server, battleTag)),

  baseURL: async ({ server }, provide) => provide(server.url),

  errorWatch: [
    async ({ browser, allowedErrors }, provide) => {
      const errors: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('weberror', (webError) => {
          const error = webError.error()
          errors.push(`page error: ${error.stack ?? error.message} (${webError.page()?.url()})`)
        })
        context.on('console', (message) => {
          if (message.type() !== 'error') return
          errors.push(`console error: ${message.text()} (${message.location().url})`)
        })
      }
      // All contexts of the test, including those of a second user.
      browser.on('context', watch)
      await provide()
      browser.off('context', watch)
      const unexpected = errors.filter((error) => !allowedErrors?.test(error))
      if (unexpected.length > 0) throw new Error(unexpected.join('\n'))
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

async function startSeeded(
  fill?: (database: Database) => Promise<unknown>,
): Promise<ServerProcess> {
  const server = await ServerProcess.createSeeded(fill)
  await server.start()
  return server
}

const people = new WeakMap<ServerProcess, Map<SandboxAccount, Promise<Person>>>()

/** Signs each user in once per server. */
function findPerson(server: ServerProcess, battleTag: SandboxAccount): Promise<Person> {
  const known = people.get(server) ?? new Map<SandboxAccount, Promise<Person>>()
  people.set(server, known)
  const person = known.get(battleTag) ?? Person.signIn(server, battleTag)
  known.set(battleTag, person)
  return person
}
