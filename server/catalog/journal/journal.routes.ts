import {
  getJournalEncounter,
  getJournalRaid,
  listJournalItems,
  listJournalRaids,
} from '@/contract/admin/admin-journal'
import type { Hono } from 'hono'
import { apiError, BattleNetError } from '../../battlenet/battlenet-error'
import { notFound } from '../../http/http-errors'
import { handle, type AppEnv } from '../../http/handle'
import { withDeadline } from '../../lib/with-deadline'
import { linkIcons } from '../icons/link-icons'
import { logError } from '../../logger'
import type { Services } from '../../services'

/**
 * Reading ends after this time, so that the answer is sent before the app's timeout of 30 seconds.
 */
const READ_MS_MAX = 20_000

/**
 * The game's journal, as read from Battle.net. Of what is read, only the names of icons are stored.
 */
export function journalRoutes(
  app: Hono<AppEnv>,
  { battleNet: { journal }, database, now }: Services,
) {
  handle(app, listJournalRaids, async ({ context }) => {
    const expansions = await inTime(journal.listExpansions())
    const results = await settleInTime(expansions, ({ id }) => journal.listRaids(id))
    return {
      raids: results.flatMap(({ of, value = [] }) =>
        // Newer raids have higher ids.
        value
          .toSorted((one, other) => other.id - one.id)
          .map(({ id, name }) => ({ id, name, expansion: of.name })),
      ),
      failures: results.flatMap(({ of, error }) =>
        error ? [{ name: of.name, reason: reasonOf(error, context.get('requestId')) }] : [],
      ),
    }
  })

  handle(app, getJournalRaid, async ({ params }) => {
    const id = toGameId(params.raidId)
    const raid = id === null ? null : await inTime(journal.getRaid(id))
    if (!raid) throw notFound('Raid')
    return raid
  })

  handle(app, getJournalEncounter, async ({ params }) => {
    const id = toGameId(params.encounterId)
    const encounter = id === null ? null : await inTime(journal.getEncounter(id))
    if (!encounter) throw notFound('Encounter')
    return encounter
  })

  handle(app, listJournalItems, async ({ query, context }) => {
    const ids = [...new Set(query.ids.split(',').map(Number))]
    const results = await settleInTime(ids, (id) => journal.getItem(id))
    const read = results.flatMap(({ value }) => value ?? [])
    // Icons belong to the ids of items, so they are there when the items are imported.
    const icons = read.flatMap(({ item, iconName }) =>
      iconName ? { itemId: item.id, iconName } : [],
    )
    await linkIcons(database, icons, new Date(now()))
    return {
      items: read.map(({ item }) => item),
      failures: results.flatMap(({ of: id, value, error }) => {
        if (error) return [{ id, reason: reasonOf(error, context.get('requestId')) }]
        return value ? [] : [{ id, reason: 'Battle.net does not have this item.' }]
      }),
    }
  })
}

function inTime<T>(reading: Promise<T>): Promise<T> {
  return withDeadline(reading, READ_MS_MAX, () => apiError('Reading the journal took too long'))
}

interface Result<Entry, Value> {
  of: Entry
  value?: Value
  error?: unknown
}

/** Reads something for each entry. What fails or is not read in time has an error. */
async function settleInTime<Entry, Value>(
  entries: readonly Entry[],
  read: (entry: Entry) => Promise<Value>,
): Promise<Result<Entry, Value>[]> {
  return Promise.all(
    entries.map(async (of) => {
      try {
        return { of, value: await inTime(read(of)) }
      } catch (error) {
        return { of, error }
      }
    }),
  )
}

/** The message of a BattleNetError, which is also logged. Other errors are bugs and rethrown. */
function reasonOf(error: unknown, requestId: string): string {
  if (!(error instanceof BattleNetError)) throw error
  logError('Battle.net request failed', error, { requestId })
  return error.message
}

/** The id in a path, or null if it is not one that the game assigns. */
function toGameId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
