import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import appConfig from './vite.config.ts'

export default mergeConfig(
  appConfig,
  defineConfig({
    test: {
      globalSetup: ['tests/support/prepare-database.ts'],
      // A copy of the database takes a second, several on a machine with other things to do.
      testTimeout: 20_000,
      hookTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'app',
            include: ['tests/{features,ui,app,api,routes}/**/*.test.{ts,tsx}'],
            environment: 'jsdom',
            setupFiles: ['tests/support/setup-app.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            include: ['tests/{server,contract,game,lib}/**/*.test.ts'],
            environment: 'node',
          },
        },
      ],
    },
  }),
)
