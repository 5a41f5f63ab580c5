import type { TestProject } from 'vitest/node'
import type { Database } from '../../server/database/client'
import { seedCatalog } from '../../server/database/seed/catalog'
import { seedPlayers } from '../../server/database/seed/players'
import { prepareImage, prepareTemplate, type PreparedDatabase } from './backend-databases'
import { createTestBattleNet, REDIRECT_URI } from './backend-parts'

declare module 'vitest' {
  export interface ProvidedContext {
    preparedDatabase: PreparedDatabase
  }
}

/**
 * Migrates and seeds one database for the whole run; every test file starts from a copy of it
 * (`createTestBackend`). On Postgres when TEST_DATABASE_URL names a server, else embedded.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Every project inherits this file; what the root provides all of them see.
  if (!project.isRootProject()) return undefined
  const url = process.env.TEST_DATABASE_URL
  const { prepared, remove } = url ? await prepareTemplate(url, fill) : await prepareImage(fill)
  project.provide('preparedDatabase', prepared)
  return remove
}

async function fill(database: Database): Promise<void> {
  await seedCatalog(database)
  const parts = createTestBattleNet({ now: Date.now })
  await seedPlayers(database, { ...parts, redirectUri: REDIRECT_URI })
}
