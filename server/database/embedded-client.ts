import { logError, logInfo } from '../logger'
import { startEngine } from './engine'
import type { EmbeddedClient } from './prepared-statements'

/** The pause after a failed start: each one needs seconds and much memory. */
const RESTART_PAUSE_MS = 5000

/**
 * Opens the embedded database in a folder. Its Postgres ends when it cannot write, e.g. because the
 * disk is full. The next statement starts it again, and it recovers all committed transactions from
 * its files. While that fails, statements reject with DatabaseUnavailableError.
 */
export async function openEmbeddedClient(dataDir: string): Promise<EmbeddedClient> {
  let engine = await startEngine(dataDir)
  let restarting: Promise<void> | undefined
  const listeners: Parameters<EmbeddedClient['listen']>[] = []
  let failure: { error: unknown; at: number } | undefined

  async function restart(): Promise<void> {
    if (failure && performance.now() - failure.at < RESTART_PAUSE_MS) throw failure.error
    if (!failure) logError('the embedded database has ended', engine.ended)
    try {
      engine = await startEngine(dataDir)
      for (const [channel, onNotification] of listeners) {
        await engine.client.listen(channel, onNotification)
        onNotification('')
      }
    } catch (error) {
      failure = { error, at: performance.now() }
      throw error
    }
    failure = undefined
    logInfo('the embedded database was started again')
  }

  async function running(): Promise<EmbeddedClient> {
    if (engine.ended) {
      restarting ??= restart().finally(() => {
        restarting = undefined
      })
      await restarting
    }
    return engine.client
  }

  return {
    query: async (...args) => (await running()).query(...args),
    exec: async (...args) => (await running()).exec(...args),
    transaction: async (...args) => (await running()).transaction(...args),
    async listen(...args) {
      listeners.push(args)
      return (await running()).listen(...args)
    },
    dumpDataDir: async (...args) => (await running()).dumpDataDir(...args),
    async close() {
      if (!engine.ended) await engine.client.close()
    },
  }
}
