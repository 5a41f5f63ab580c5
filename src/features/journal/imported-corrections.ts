import { createStoredValue } from '@/lib/stored-value'
import * as z from 'zod/mini'

/** By Blizzard's id of the raid: the corrected values by the key of the row. */
const importedCorrections = z.record(
  z.string(),
  z.record(z.string(), z.record(z.string(), z.unknown())),
)

const storage = createStoredValue(
  () => localStorage,
  'guildr_journal_corrections',
  importedCorrections,
  {},
)

/** Returns the values that the admin has given to rows of a raid before their import. */
export function readImported(raidId: number): ReadonlyMap<string, object> {
  return new Map(Object.entries(storage.read()[raidId] ?? {}))
}

/** Stores them in this browser. */
export function writeImported(raidId: number, corrections: ReadonlyMap<string, object>) {
  storage.write({ ...storage.read(), [raidId]: Object.fromEntries(corrections) })
}
