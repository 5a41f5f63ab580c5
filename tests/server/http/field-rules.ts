import { runs } from '../../support/runs'

/** The rule of one body field. Every value in `wrong` must be rejected under the field's path. */
export interface FieldRule {
  required?: boolean
  nullable?: boolean
  wrong: unknown[]
  /** The field is free text, so SQL and HTML are stored unchanged. */
  isText?: boolean
}

export const NUL = 'before\u0000after'
/** Text that does harm where it is not stored and escaped correctly. */
export const HOSTILE_TEXT = `<img src=x onerror="alert(1)"> Robert'); drop table users; -- \\ %s $1`

export const text = (max: number, rest: Omit<FieldRule, 'wrong'> = {}): FieldRule => ({
  ...rest,
  isText: true,
  wrong: [1, true, {}, [], NUL, 'x'.repeat(max + 1), 'x'.repeat(runs(max + 2, 1_000_000))],
})
export const opaqueId: FieldRule = {
  required: true,
  wrong: [1, true, {}, [], '', NUL, HOSTILE_TEXT, 'x'.repeat(65), 'ünïcode', 'a b', ' ', '.', '..'],
}
export const integer = (rest: Omit<FieldRule, 'wrong'> = {}): FieldRule => ({
  ...rest,
  wrong: ['1', 1.5, -1, true, {}, [], 1e300, Number.MAX_SAFE_INTEGER + 1],
})
export const boolean: FieldRule = { wrong: ['true', 1, 0, {}, []] }
export const choice: FieldRule = {
  wrong: [1, true, {}, [], '', 'nothing', HOSTILE_TEXT, NUL, '__proto__'],
}
export const list: FieldRule = { wrong: [1, 'a', true, {}, { length: 1 }] }

export const time: FieldRule = {
  nullable: true,
  wrong: [
    1,
    true,
    {},
    [],
    '',
    '2026-01-31',
    '2026-02-30T20:00:00Z',
    '2026-01-01T20:00:00+01:00',
    'tomorrow',
    HOSTILE_TEXT,
    NUL,
  ],
}

/** The same field, not required. */
export const optional = (rule: FieldRule): FieldRule => ({ ...rule, required: false })

/** The same fields below a path. */
export function below(path: string, fields: Record<string, FieldRule>) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, rule]) => [`${path}.${field}`, rule]),
  )
}

/** Fields that are compared with what is stored, but not stored. */
export function notStored(fields: Record<string, FieldRule>): Record<string, FieldRule> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, rule]) => [path, { ...rule, isText: false }]),
  )
}

/** The same fields, none of them required. */
export function partial(fields: Record<string, FieldRule>) {
  return Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, optional(rule)]))
}

const slug: FieldRule = {
  required: true,
  wrong: [
    1,
    true,
    {},
    [],
    '',
    'Upper',
    'a b',
    'ünï',
    'a_b',
    '../a',
    HOSTILE_TEXT,
    NUL,
    'x'.repeat(101),
  ],
}
const url: FieldRule = {
  nullable: true,
  wrong: [
    1,
    true,
    {},
    [],
    'a',
    '/a.png',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.b/c',
    HOSTILE_TEXT,
  ],
}
export const gameId: FieldRule = { nullable: true, wrong: [...integer().wrong, 0, 2 ** 31] }
export const listOf = (max: number, element: unknown): FieldRule => ({
  wrong: [...list.wrong, Array.from({ length: max + 1 }, () => element)],
})
/** An element of a list: null is not allowed. */
export const element = (rule: FieldRule): FieldRule => ({ ...rule, required: true })

export const specialization: FieldRule = {
  required: true,
  wrong: [1, true, {}, [], '', 'x'.repeat(51), HOSTILE_TEXT, NUL],
}
/** Ids of the journal; trash has negative ones. */
export const encounterId: FieldRule = {
  nullable: true,
  wrong: ['1', 1.5, true, {}, [], -1001, 2 ** 31],
}
export const decimal = ({
  min,
  ...rest
}: Omit<FieldRule, 'wrong'> & { min?: number }): FieldRule => ({
  ...rest,
  wrong: ['1', true, {}, [], 1e13, -1e13, ...(min === undefined ? [] : [min - 1])],
})

const level: FieldRule = { nullable: true, wrong: [...integer().wrong, 0, 10_000] }
const itemLevels: Record<string, FieldRule> = {
  itemLevels: { nullable: true, wrong: [1, 'a', true, []] },
  ...below('itemLevels', { LFR: level, Normal: level, Heroic: level, Mythic: level }),
}

export const instance: Record<string, FieldRule> = {
  // HOSTILE_TEXT is longer than expansion and tier may be, so they are not marked as text.
  name: text(100, { required: true }),
  slug,
  description: text(2000, { nullable: true }),
  expansion: { ...text(50, { required: true }), isText: false },
  tier: { ...text(50, { required: true }), isText: false },
  blizzardInstanceId: gameId,
  isCurrentTier: boolean,
  isActive: boolean,
  sortOrder: { wrong: [...integer().wrong, 2 ** 31] },
  iconUrl: url,
  availableDifficulties: { ...listOf(4, 'LFR'), required: true },
  'availableDifficulties.0': element(choice),
  ...itemLevels,
}
export const boss: Record<string, FieldRule> = {
  name: text(100, { required: true }),
  slug,
  description: text(2000, { nullable: true }),
  encounterOrder: { required: true, wrong: [...integer().wrong, 0, 51] },
  isOptional: boolean,
  blizzardEncounterId: gameId,
  iconUrl: url,
  ...itemLevels,
}
export const item: Record<string, FieldRule> = {
  name: text(200, { required: true }),
  description: text(2000, { nullable: true }),
  itemSlot: { ...choice, nullable: true },
  itemType: { ...choice, nullable: true },
  rarity: choice,
  primaryStat: { ...choice, nullable: true },
  itemId: gameId,
  blizzardItemId: gameId,
  wowheadId: gameId,
  iconUrl: url,
  isTokenItem: boolean,
  tokenCategory: { ...choice, nullable: true },
  tokenSlots: { ...listOf(16, 'HEAD'), nullable: true },
  'tokenSlots.0': element(choice),
  classes: { ...listOf(13, 'Mage'), nullable: true },
  'classes.0': element(choice),
  lootSpecializationIds: { ...listOf(60, 1), nullable: true },
  'lootSpecializationIds.0': { required: true, wrong: [...integer().wrong, 0] },
}
export const singleItem = { ...item, name: text(100, { required: true }) }
export const row: FieldRule = { required: true, wrong: [1, 'a', true, []] }

/** Ids and ranges of ids. */
const idRanges: FieldRule = {
  required: true,
  wrong: [1, true, {}, [], 'a', '1-', '2-1', HOSTILE_TEXT, NUL, '1,'.repeat(300)],
}
export const season: Record<string, FieldRule> = {
  name: text(100, { required: true }),
  veteran: idRanges,
  champion: idRanges,
  hero: idRanges,
  myth: idRanges,
}

export const itemIds: FieldRule = {
  required: true,
  wrong: [...list.wrong, [], Array.from({ length: 5001 }, () => 'a')],
}
