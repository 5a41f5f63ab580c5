import type { Env } from '../env'
import { openEmbedded, openPostgres, type OpenDatabase } from './client'
import { claimDataFolder } from './data-folder'

/**
 * Opens the configured database: a Postgres server, or the embedded database in the data folder.
 * @throws DataFolderError when the data folder is in use or not writable
 */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (env.databaseUrl) return openPostgres(env.databaseUrl)
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
