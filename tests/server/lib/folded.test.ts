import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { foldLetters } from '@/game/fold-letters'
import { folded } from '../../../server/lib/folded'
import { createSharedBackend } from '../../support/backend/backend'

const backend = await createSharedBackend()

it('the database folds all letters of characters and raids as the app does', async () => {
  const ranges = [
    [0x20, 0x17f],
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x1e00, 0x1ef9],
    [0xac00, 0xac40],
    [0x4e00, 0x4e40],
  ] as const
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  const list = sql`jsonb_array_elements_text(${JSON.stringify(letters)}::jsonb)`
  const [row] = await backend.database
    .select({
      plain: sql<string[]>`(select json_agg(${folded(sql`letter`)}) from ${list} as letter)`,
    })
    .from(sql`(values (1)) as one`)
  const other = letters.filter((letter, index) => row?.plain[index] !== foldLetters(letter))
  expect(other).toEqual([])
})
