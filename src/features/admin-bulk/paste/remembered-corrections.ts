import type { InstanceId } from '@/contract/ids'
import { createStoredValue } from '@/lib/stored-value'
import * as z from 'zod/mini'
import { COLUMNS } from '../columns'
import { toKey } from './normalize-words'

/** The maximum number of remembered corrections. The last one comes first. */
const CORRECTIONS_MAX = 200

const rememberedCorrections = z.array(
  z.object({
    instanceId: z.string(),
    column: z.string(),
    /** The text that is no choice of the column, as `toKey` compares it. */
    word: z.string(),
    label: z.string(),
  }),
)

const storage = createStoredValue(
  () => localStorage,
  'guildr_loot_corrections',
  rememberedCorrections,
  [],
)

/**
 * Stores what the admin has chosen for a text that is no choice of its column, for the next paste
 * into the grid of the raid. Without a label, forgets it.
 */
export function rememberCorrection(
  instanceId: InstanceId,
  column: number,
  text: string,
  label: string | null,
) {
  const id = COLUMNS[column]?.id ?? ''
  const word = toKey(text)
  const others = storage
    .read()
    .filter((one) => one.instanceId !== instanceId || one.column !== id || one.word !== word)
  const added = label === null || word === '' ? [] : [{ instanceId, column: id, word, label }]
  storage.write([...added, ...others].slice(0, CORRECTIONS_MAX))
}

/** Returns a function from a text in a column to what the admin has chosen for it in a raid. */
export function recallCorrections(instanceId: InstanceId) {
  const labels = new Map(
    storage
      .read()
      .filter((one) => one.instanceId === instanceId)
      .map(({ column, word, label }) => [`${column} ${word}`, label]),
  )
  return (column: number, text: string): string | undefined =>
    labels.get(`${COLUMNS[column]?.id} ${toKey(text)}`)
}
