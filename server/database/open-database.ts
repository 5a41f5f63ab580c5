import type { Env } from '../env'
import { checkRights } from './check-rights'
import type { OpenDatabase } from './database'
import { openEmbedded, openPostgres } from './open-and-migrate'
import { claimDataFolder } from './data-folder'

/**
 * Opens the configured database: a Postgres server, or the embedded database in the data folder.
 * @throws DataFolderError when the data folder is in use or not writable
 * @throws DatabaseStartError when the database cannot be upgraded, or its user lacks rights
 */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (env.databaseUrl) {
    const postgres = await openPostgres(env.databaseUrl)
    try {
      await checkRights(postgres.database)
      return postgres
    } catch (error) {
      await postgres.close()
      throw error
    }
  }
  const folder = await claimDataFolder(env.dataDir)
  try {
    const embedded = await openEmbedded(folder.databaseDir)
    return {
      ...embedded,
      async close() {
        await embedded.close()
        await folder.release()
      },
    }
  } catch (error) {
    await folder.release()
    throw error
  }
}
