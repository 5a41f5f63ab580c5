import { defineConfig } from '@playwright/test'
import type { BrowserOptions } from './tests/browsers/support/fixtures'

/** `npm run test:browsers`: the main journeys in Chromium, Firefox and WebKit (CONTRIBUTING.md). */
export default defineConfig<BrowserOptions>({
  testDir: 'tests/browsers',
  testMatch: '**/*.browsers.ts',
  globalSetup: './tests/browsers/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // An upper bound for a slow machine. Journeys wait for conditions, not for fixed times.
  timeout: 180_000,
  globalTimeout: 600_000,
  projects: [
    { name: 'chromium', use: { engine: 'chromium' } },
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
