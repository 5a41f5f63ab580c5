import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ERROR_CODES } from '@/contract/error'
import { CLASSES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { ITEM_TYPES, PRIMARY_STATS, RARITIES, SLOTS, TOKEN_CATEGORIES } from '@/game/items'

const specification = readFileSync('docs/specification.md', 'utf8').replaceAll(/\s+/g, ' ')

/**
 * The comma-separated list that follows an introduction in docs/specification.md, up to the full
 * stop.
 */
function listAfter(introduction: string): string[] {
  const [, rest] = specification.split(introduction)
  if (rest === undefined) throw new Error(`The specification does not contain "${introduction}"`)
  return (rest.split('. ')[0] ?? '').split(', ').map((value) => value.trim())
}

it.each([
  ['**Slots:**', SLOTS],
  ['**Item types:**', ITEM_TYPES],
  ['**Rarities:**', RARITIES],
  ['**A second list of four tiers:**', TOKEN_CATEGORIES],
  ['**Primary stats:**', PRIMARY_STATS],
  ['**Classes (13):**', CLASSES.map(({ name }) => name)],
  ['## 8. Errors Codes:', ERROR_CODES],
])('the values of the code are those of the specification: %s', (introduction, values) => {
  expect([...values].toSorted()).toEqual(listAfter(introduction).toSorted())
})

it('difficulties are LFR, Normal, Heroic and Mythic', () => {
  expect(DIFFICULTIES).toEqual(['LFR', 'Normal', 'Heroic', 'Mythic'])
})

/** The names of the specializations of a class. */
function specializationsOf(className: string) {
  return CLASSES.find(({ name }) => name === className)?.specializations.map(({ name }) => name)
}

it('specializations are 3 per class, 2 for Demon Hunter and 4 for Druid', () => {
  const others = CLASSES.filter(({ name }) => name !== 'Demon Hunter' && name !== 'Druid')
  expect(others.filter(({ specializations }) => specializations.length !== 3)).toEqual([])
  expect(specializationsOf('Demon Hunter')).toEqual(['Havoc', 'Vengeance'])
  expect(specializationsOf('Druid')).toEqual(['Balance', 'Feral', 'Guardian', 'Restoration'])
  expect(specializationsOf('Death Knight')).toEqual(['Blood', 'Frost', 'Unholy'])
})
