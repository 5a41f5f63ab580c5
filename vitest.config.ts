import { availableParallelism } from 'node:os'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import appConfig from './vite.config.ts'

/**
 * Turns off the `localStorage` of Node 25 and newer, which would hide jsdom's. Node 20 does not
 * know the flag.
 */
const NO_WEB_STORAGE = '--no-experimental-webstorage'

/** Output that tests of errors produce, and that is left out of the test output. */
const EXPECTED_OUTPUT = [
  // The router's development warning for an error that a route's error view shows.
  /^Warning: Error in route match/,
  // Log lines of the reference backend (server/logger.ts).
  /^\{"time":/,
]

/** Tests of the app; all others run in Node. */
const APP_TESTS = 'tests/{features,ui,app,api,routes,lib}/**/*.test.{ts,tsx}'
const PROCESS_TESTS = 'tests/server/process/**/*.test.ts'

export default mergeConfig(
  appConfig,
  defineConfig({
    test: {
      globalSetup: ['tests/support/backend/prepare-database.ts'],
      maxWorkers: Math.max(2, availableParallelism()),
      // One module registry and one embedded database per worker: loading them for each file would
      // take longer than the tests. Test files clean up after themselves (tests/support), and must
      // not use vi.mock or vi.resetModules, which would affect later files.
      isolate: false,
      // Megabytes for young objects. Screens that are rendered once leave so many that, with the
      // default, collecting them takes a tenth of the time.
      execArgv: [
        '--max-semi-space-size=64',
        ...(process.allowedNodeEnvironmentFlags.has(NO_WEB_STORAGE) ? [NO_WEB_STORAGE] : []),
      ],
      // Upper bounds for a slow machine. Tests wait for conditions, not for fixed times.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
      onConsoleLog: (line) => !EXPECTED_OUTPUT.some((pattern) => pattern.test(line)),
      projects: [
        {
          extends: true,
          test: {
            name: 'app',
            include: [APP_TESTS],
            environment: 'jsdom',
            setupFiles: ['tests/support/app/setup-app.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            include: ['{bench,tests}/**/*.test.{ts,tsx}'],
            exclude: [APP_TESTS, PROCESS_TESTS],
            environment: 'node',
          },
        },
        {
          extends: true,
          test: {
            // Starts servers, most of them as processes, and kills them. `npm test` leaves these
            // slow tests out.
            name: 'process',
            include: [PROCESS_TESTS],
            environment: 'node',
          },
        },
      ],
    },
  }),
)
