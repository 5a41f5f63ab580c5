import { createStoredString } from '@/lib/browser-storage'
import * as z from 'zod/mini'

/** By Blizzard's id of the raid: the corrected values by the key of the row. */
const importedCorrections = z.record(
  z.string(),
  z.record(z.string(), z.record(z.string(), z.unknown())),
)

const storage = createStoredString(() => localStorage, 'guildr_journal_corrections')

function readAll(): z.output<typeof importedCorrections> {
  try {
    return importedCorrections.safeParse(JSON.parse(storage.read() ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

/** Returns the values that the admin has given to rows of a raid before their import. */
export function readImported(raidId: number): ReadonlyMap<string, object> {
  return new Map(Object.entries(readAll()[raidId] ?? {}))
}

/** Stores them in this browser. */
export function writeImported(raidId: number, corrections: ReadonlyMap<string, object>) {
  storage.write(JSON.stringify({ ...readAll(), [raidId]: Object.fromEntries(corrections) }))
}
