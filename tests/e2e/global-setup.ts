import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../scripts/build'
import { ensureChromium } from '../../scripts/browsers'
import { ServerProcess } from './support/server-process'

/**
 * A developer's .env must not change what is tested; an empty variable overrides it and counts as
 * unset.
 */
const APP_SETTINGS = ['VITE_API_URL', 'VITE_APP_NAME', 'VITE_APP_VERSION', 'VITE_SITE_ADMINS']

/**
 * Installs Chromium if there is none, builds the app, and creates a seeded data folder. Every
 * server of the run starts from a copy of that folder, because creating a database takes seconds.
 *
 * The workers read the results from environment variables: CHROMIUM_PATH (playwright.config.ts),
 * GUILDR_E2E_FOLDER and GUILDR_E2E_APP.
 */
export default async function setUp(): Promise<() => void> {
  ensureChromium()
  const folder = mkdtempSync(join(tmpdir(), 'guildr-e2e-'))
  process.env.GUILDR_E2E_FOLDER = folder
  for (const name of APP_SETTINGS) process.env[name] = ''
  const staticDir = buildApp()
  process.env.GUILDR_E2E_APP = staticDir

  const server = await ServerProcess.create({ dataDir: join(folder, 'template'), staticDir })
  await server.start()
  await server.stop()

  return () => rmSync(folder, { recursive: true, force: true })
}
