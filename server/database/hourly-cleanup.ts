import { logError } from '../logger'
import type { OpenDatabase } from './client'
import { deleteExpiredRows } from './delete-expired-rows'

const HOUR_MS = 60 * 60 * 1000

/** Deletes expired rows and vacuums the database, now and once an hour. Rejects if the first run fails. */
export async function startHourlyCleanup({
  database,
  vacuum,
}: Pick<OpenDatabase, 'database' | 'vacuum'>) {
  const cleanUp = async () => {
    await deleteExpiredRows(database, new Date())
    await vacuum?.()
  }
  await cleanUp()
  const hourly = setInterval(() => {
    cleanUp().catch((error: unknown) => logError('database cleanup failed', error))
  }, HOUR_MS)
  return { stop: () => clearInterval(hourly) }
}
