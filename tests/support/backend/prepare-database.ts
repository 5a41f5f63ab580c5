import type { TestProject } from 'vitest/node'
import type { Database } from '../../../server/database/database'
import { seedCatalog } from '../../../server/database/seed/catalog'
import { seedPlayers } from '../../../server/database/seed/players'
import { seedSeasons } from '../../../server/database/seed/seasons'
import { prepareImage, prepareTemplate, type PreparedDatabase } from './backend-databases'
import { createTestBattleNet, REDIRECT_URI } from './backend-parts'

declare module 'vitest' {
  export interface ProvidedContext {
    preparedDatabase: PreparedDatabase
  }
}

/**
 * Migrates and seeds one database per test run; `createTestBackend` starts from it. Uses Postgres
 * if TEST_DATABASE_URL is set, otherwise the embedded database.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Vitest runs this file for each project; what the root project provides is visible to all.
  if (!project.isRootProject()) return undefined
  const url = process.env.TEST_DATABASE_URL
  const { prepared, remove } = url ? await prepareTemplate(url, fill) : await prepareImage(fill)
  project.provide('preparedDatabase', prepared)
  return remove
}

async function fill(database: Database): Promise<void> {
  await seedCatalog(database)
  await seedSeasons(database)
  const parts = createTestBattleNet({ now: Date.now })
  await seedPlayers(database, { ...parts, redirectUri: REDIRECT_URI })
}
