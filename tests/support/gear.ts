import { importGear } from '@/contract/gear-import'
import type { TestBackend } from './backend/backend'
import { make } from './backend/backend-calls'
import type { Person } from './entities'

/** Errant Scrollsage's Hood at Hero 321; Frostelle's Heroic list has it. */
export const HERO_HOOD = {
  itemId: 268_242,
  name: "Errant Scrollsage's Hood",
  place: 'HEAD',
  itemLevel: 321,
  bonusIds: [12_846],
  isWorn: false,
} as const

/** Imports items as worn or owned by a character. */
export async function importItems(
  { backend, person, name = 'Frostelle' }: { backend: TestBackend; person: Person; name?: string },
  items: readonly object[] = [HERO_HOOD],
) {
  const { id: characterId, className } = await person.character(name)
  const body = { className, items }
  return make(backend, importGear, { token: person.token, params: { characterId }, body })
}
