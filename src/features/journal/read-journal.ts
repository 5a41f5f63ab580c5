import { send } from '@/api/client'
import {
  getJournalEncounter,
  getJournalRaid,
  type JournalEncounter,
  type JournalItem,
  type JournalRaid,
  type JournalRaidEntry,
} from '@/contract/admin/admin-journal'
import { readItems, reasonOf } from '@/features/admin-catalog/journal-items/read-items'

/** The parts of a raid that have been read. Immutable: reading more creates a new object. */
export interface Reading {
  readonly raid: JournalRaid
  /** The encounters that were read, by id. */
  readonly encounters: ReadonlyMap<number, JournalEncounter>
  readonly items: ReadonlyMap<number, JournalItem>
  /** Why encounters and items could not be read, by id. */
  readonly encounterFailures: ReadonlyMap<number, string>
  readonly itemFailures: ReadonlyMap<number, string>
}

/** An encounter or item that is not read, with the reason. */
export interface UnreadEntry {
  kind: 'encounter' | 'item'
  id: number
  name: string
  /** The encounters that drop the item. */
  droppedBy: string
  reason: string
}

interface ReadOptions {
  signal: AbortSignal
  /** Called with what has been read so far. */
  onProgress: (reading: Reading) => void
}

/**
 * Reads a raid with its encounters and items. What fails is noted and does not end the reading.
 * Rejects if the raid itself cannot be read, if the session has ended, and when the signal aborts.
 * @param entry the raid in the list of raids, which names the expansion of each
 */
export async function readRaid(entry: JournalRaidEntry, options: ReadOptions): Promise<void> {
  const { signal } = options
  const read = await send(getJournalRaid, { params: { raidId: String(entry.id) }, signal })
  const raid = { ...read, expansion: read.expansion ?? entry.expansion }
  const empty: Reading = {
    raid,
    encounters: new Map(),
    items: new Map(),
    encounterFailures: new Map(),
    itemFailures: new Map(),
  }
  options.onProgress(empty)
  await readRest(empty, options)
}

/** Reads what is not read yet. Rejects like `readRaid`. */
export async function readRest(start: Reading, { signal, onProgress }: ReadOptions): Promise<void> {
  let reading = start
  const advance = (change: Partial<Reading>) => {
    reading = { ...reading, ...change }
    onProgress(reading)
  }

  advance({ encounterFailures: new Map(), itemFailures: new Map() })
  for (const { id } of reading.raid.encounters) {
    if (reading.encounters.has(id)) continue
    try {
      const params = { encounterId: String(id) }
      const encounter = await send(getJournalEncounter, { params, signal })
      advance({ encounters: new Map(reading.encounters).set(id, encounter) })
    } catch (error) {
      const reason = reasonOf(error, signal)
      advance({ encounterFailures: new Map(reading.encounterFailures).set(id, reason) })
    }
  }

  const unread = itemIdsOf(reading).filter((id) => !reading.items.has(id))
  await readItems(unread, signal, ({ items, failures }) =>
    advance({
      items: new Map([...reading.items, ...items.map((item) => [item.id, item] as const)]),
      itemFailures: new Map([
        ...reading.itemFailures,
        ...failures.map(({ id, reason }) => [id, reason] as const),
      ]),
    }),
  )
}

/** The number of items, read or not, in the encounters that were read. */
export function countItems(reading: Reading): number {
  return itemIdsOf(reading).length
}

/** Those that failed, and those that were not reached. */
export function unreadEntries(reading: Reading): UnreadEntry[] {
  const encounters = reading.raid.encounters.flatMap(({ id, name }): UnreadEntry[] => {
    const reason = reading.encounterFailures.get(id) ?? NOT_READ
    return reading.encounters.has(id)
      ? []
      : [{ kind: 'encounter', id, name, droppedBy: '', reason }]
  })
  const items = itemIdsOf(reading).flatMap((id): UnreadEntry[] => {
    if (reading.items.has(id)) return []
    const sources = [...reading.encounters.values()].filter(({ items }) =>
      items.some((item) => item.id === id),
    )
    const name = sources[0]?.items.find((item) => item.id === id)?.name ?? String(id)
    const droppedBy = sources.map((encounter) => encounter.name).join(', ')
    return [{ kind: 'item', id, name, droppedBy, reason: reading.itemFailures.get(id) ?? NOT_READ }]
  })
  return [...encounters, ...items]
}

const NOT_READ = 'Not read yet.'

/** Each item once, although it may drop from several bosses. */
function itemIdsOf({ encounters }: Reading): number[] {
  const ids = [...encounters.values()].flatMap(({ items }) => items.map(({ id }) => id))
  return [...new Set(ids)]
}
