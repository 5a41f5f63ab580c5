import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../scripts/build-app'
import { ServerProcess } from './support/server-process'

/** A person's own .env must not change what is tested; empty counts as unset and wins over it. */
const APP_SETTINGS = ['VITE_API_URL', 'VITE_APP_NAME', 'VITE_APP_VERSION', 'VITE_SITE_ADMINS']

/**
 * Builds the app once, as `npm start` does, and fills one data folder that every server of this run
 * starts from a copy of: making a database takes seconds, copying one does not.
 */
export default async function setUp(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'guildr-e2e-'))
  // The workers inherit the environment; nothing else goes from here to them.
  process.env.GUILDR_E2E_FOLDER = folder
  for (const name of APP_SETTINGS) process.env[name] = ''
  const staticDir = await buildApp()
  process.env.GUILDR_E2E_APP = staticDir

  const server = await ServerProcess.create({ dataDir: join(folder, 'template'), staticDir })
  await server.start()
  await server.stop()

  return () => rmSync(folder, { recursive: true, force: true })
}
