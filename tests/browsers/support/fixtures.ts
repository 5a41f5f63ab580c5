import { chromium, firefox, test as base, webkit } from '@playwright/test'
import { findChromium, findEngine, type OtherEngine } from '../../../scripts/browsers'
import { ServerProcess } from '../../e2e/support/server-process'
import type { Tab } from './engine'
import { openFirefoxTab } from './firefox-tab'
import { openPlaywrightTab } from './playwright-tab'
import { User } from './user'
import { openWebKitTab } from './webkit-tab'

export interface BrowserOptions {
  engine: 'chromium' | OtherEngine
}

interface Fixtures {
  /** A server of the test, with the data of the first start. */
  server: ServerProcess
  /** A person at a browser of the project's engine. */
  user: User
}

const WINDOW = { width: 1440, height: 900 }

export const test = base.extend<BrowserOptions & Fixtures>({
  engine: ['chromium', { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it.
  server: async ({}, provide) => {
    const server = await ServerProcess.createSeeded()
    await server.start()
    await provide(server)
    await server.remove()
  },

  user: async ({ engine, server }, provide, testInfo) => {
    const tab = await openTab(engine)
    // scripts/browsers.ts has said how to install it.
    if (!tab) return testInfo.skip(true, `${engine} is not installed`)
    await provide(new User(tab, server.url))
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await tab.screenshot().catch(() => undefined)
      if (body) await testInfo.attach('screen.png', { body, contentType: 'image/png' })
      await testInfo.attach('server.log', { body: server.log })
    }
    await tab.close()
  },
})

export { expect } from '@playwright/test'

async function openTab(engine: BrowserOptions['engine']): Promise<Tab | undefined> {
  if (engine === 'chromium') return openPlaywrightTab(chromium, findChromium(), WINDOW)
  const installed = findEngine(engine)
  switch (installed?.kind) {
    case 'playwright':
      return openPlaywrightTab({ firefox, webkit }[engine], installed.path, WINDOW)
    case 'firefox':
      return openFirefoxTab(installed.path, WINDOW)
    case 'webkit':
      return openWebKitTab(installed, WINDOW)
    case undefined:
      return undefined
  }
}
