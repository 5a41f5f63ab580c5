import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { SECOND_MS } from '../lib/durations'
import { logError } from '../logger'
import type { OpenDatabase } from './database'

/** How often the connection is tested: a network that was cut closes no connection. */
const TEST_MS = 30 * SECOND_MS
/** The time limit of connecting and of each statement. */
const ANSWER_MS_MAX = 10 * SECOND_MS
const RECONNECT_MS = 2 * SECOND_MS

/**
 * Listens to the notifications of a Postgres server, on a connection of its own for each channel. A
 * lost connection is made again until the listener is closed.
 */
export function createListener(connectionString: string) {
  const closing = new AbortController()
  const running: Promise<void>[] = []

  /** Resolves when the connection is lost. */
  async function hear(channel: string, onListening: () => void, onText: (text: string) => void) {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: ANSWER_MS_MAX,
      query_timeout: ANSWER_MS_MAX,
    })
    const lost = new AbortController()
    const lose = () => lost.abort()
    client.on('error', lose)
    client.on('end', lose)
    closing.signal.addEventListener('abort', lose)
    client.on('notification', ({ payload = '' }) => onText(payload))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      onListening()
      while (!lost.signal.aborted) {
        await setTimeout(TEST_MS, undefined, { signal: lost.signal })
        await client.query('select 1')
      }
    } finally {
      closing.signal.removeEventListener('abort', lose)
      await client.end()
    }
  }

  const listen: OpenDatabase['listen'] = (channel, onNotification) =>
    new Promise((resolve) => {
      let isFirst = true
      const keepHearing = async () => {
        while (!closing.signal.aborted) {
          const onListening = () => {
            resolve()
            // Others may have sent notifications while there was no connection.
            if (!isFirst) onNotification('')
            isFirst = false
          }
          await hear(channel, onListening, onNotification).catch((error: unknown) => {
            if (!closing.signal.aborted) logError('the connection for notifications is lost', error)
          })
          await setTimeout(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => {})
        }
      }
      running.push(keepHearing())
    })

  return {
    listen,
    async close() {
      closing.abort()
      await Promise.all(running)
    },
  }
}
