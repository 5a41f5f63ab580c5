import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/browsers'
import { PHONE_ONLY, PHONE_TOO } from './tests/e2e/support/tags'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  // More than the two cores of CI: tests wait for the start of servers for a third of their time.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Upper bounds for a slow machine. Tests wait for conditions, not for fixed times.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // An action on a missing element fails at its line instead of waiting for the test's timeout.
    actionTimeout: 60_000,
    // No trace: it takes processor time for a screenshot of every action (CONTRIBUTING.md says how
    // to get one).
    screenshot: 'only-on-failure',
    // A service worker answers requests before `page.route` sees them. Tests of the worker allow
    // it.
    serviceWorkers: 'block',
    // Tests assert the state after an animation, so they skip it.
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
        // Chromium can drop the scroll animation of a key that is pressed while the page is busy.
        '--disable-smooth-scrolling',
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
