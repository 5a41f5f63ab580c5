import { createStoredValue } from '@/lib/storage/stored-value'
import { registerForm, takeForm } from '@/lib/kept-forms'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { NO_CORRECTIONS, type Corrections } from './journal-draft'

/**
 * Keeps the admin's corrections of the rows of a raid; also when the session ends, until the same
 * admin chooses the raid again.
 * @param raidId Blizzard's id; null if none is chosen
 */
export function useCorrections(raidId: number | null) {
  const [corrections, setCorrections] = useState<Corrections>(NO_CORRECTIONS)
  const isCorrected = corrections.values.size + corrections.included.size > 0
  const key = keyOf(raidId)
  useEffect(
    () => (isCorrected ? registerForm(key, () => toLists(corrections)) : undefined),
    [key, isCorrected, corrections],
  )
  return {
    corrections,
    isCorrected,
    /** Returns to what was kept for a raid that is chosen now. */
    restore(chosenId: number) {
      // Only `toLists` is kept under this key.
      const kept = takeForm(keyOf(chosenId)) as ReturnType<typeof toLists> | null
      setCorrections({
        values: new Map(kept?.values),
        included: new Map(kept?.included),
        imported: readImported(chosenId),
      })
    },
    /** Call when the rows have been imported: the corrections are done, and remembered. */
    finish() {
      const imported = withImported(corrections)
      if (raidId !== null) writeImported(raidId, imported)
      setCorrections({ ...NO_CORRECTIONS, imported })
    },
    /** Changes values of a row, which is imported then. */
    correct: (key: string, values: object) =>
      setCorrections(({ values: before, included, imported }) => {
        const others = new Map(included)
        others.delete(key)
        return {
          imported,
          values: new Map(before).set(key, { ...before.get(key), ...values }),
          included: others,
        }
      }),
    include: (key: string, isIncluded: boolean) =>
      setCorrections(({ included, ...others }) => ({
        ...others,
        included: new Map(included).set(key, isIncluded),
      })),
    reset: () => setCorrections(NO_CORRECTIONS),
  }
}

/**
 * The values that the admin has given in this import and earlier ones. A row that was ticked
 * without a correction has the journal's values again.
 */
function withImported({ values, included, imported }: Corrections) {
  const all = new Map(imported)
  for (const [key, isIncluded] of included) if (isIncluded) all.delete(key)
  for (const [key, own] of values) {
    if (included.get(key) !== false) all.set(key, { ...imported.get(key), ...own })
  }
  return all
}

/** The corrections as JSON can hold them. */
function toLists({ values, included }: Omit<Corrections, 'imported'>) {
  return { values: [...values], included: [...included] }
}

function keyOf(raidId: number | null): string {
  return `journal ${raidId}`
}

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
function readImported(raidId: number): ReadonlyMap<string, object> {
  return new Map(Object.entries(storage.read()[raidId] ?? {}))
}

/** Stores them in this browser. */
function writeImported(raidId: number, corrections: ReadonlyMap<string, object>) {
  storage.write({ ...storage.read(), [raidId]: Object.fromEntries(corrections) })
}
