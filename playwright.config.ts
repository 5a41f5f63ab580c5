import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium'
import { PHONE_ONLY, PHONE_TOO } from './tests/e2e/support/tags'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // A missing button should fail its line, not use up the time of the test.
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // What is asserted is where the motion ends; the kit's own tests look at the motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: new RegExp(PHONE_ONLY),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: new RegExp(`${PHONE_TOO}|${PHONE_ONLY}`),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
