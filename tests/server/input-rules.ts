/** What a field takes. Every wrong value is refused by its name, with nothing changed. */
export interface FieldRule {
  required?: boolean
  nullable?: boolean
  wrong: unknown[]
  /** Free text: SQL and HTML are kept to the letter. `read` finds it in the answer. */
  isText?: boolean
}

const NUL = 'before\u0000after'
/** Text that does harm where it is not kept to the letter. */
export const HTML = `<img src=x onerror="alert(1)"> Robert'); drop table users; -- \\ %s $1`

const text = (max: number, rest: Omit<FieldRule, 'wrong'> = {}): FieldRule => ({
  ...rest,
  isText: true,
  wrong: [1, true, {}, [], NUL, 'x'.repeat(max + 1), 'x'.repeat(1_000_000)],
})
const opaqueId: FieldRule = {
  required: true,
  wrong: [1, true, {}, [], '', NUL, HTML, 'x'.repeat(65), 'ünïcode', 'a b'],
}
const integer = (rest: Omit<FieldRule, 'wrong'> = {}): FieldRule => ({
  ...rest,
  wrong: ['1', 1.5, -1, true, {}, [], 1e300, Number.MAX_SAFE_INTEGER + 1],
})
const boolean: FieldRule = { wrong: ['true', 1, 0, {}, []] }
const choice: FieldRule = { wrong: [1, true, {}, [], '', 'nothing', HTML, NUL, '__proto__'] }
const list: FieldRule = { wrong: [1, 'a', true, {}, { length: 1 }] }

/** Every field of every body a player sends. */
export const FIELDS: Record<string, Record<string, FieldRule>> = {
  importCharacter: {
    character: { required: true, wrong: [1, 'a', true, []] },
    'character.blizzardCharacterId': integer({ required: true }),
    'character.name': text(50, { required: true }),
    'character.className': text(50),
    'character.realm': text(100),
    'character.realmSlug': text(100, { required: true }),
    'character.region': { ...choice, required: true },
    'character.faction': text(20),
    'character.raceName': text(50, { nullable: true }),
    'character.level': integer(),
    'character.isImported': boolean,
  },
  syncCharacter: {},
  onboardGuild: { guildId: opaqueId },
  createWishlist: {
    instanceId: { required: true, wrong: [1, true, {}, [], '', 'x'.repeat(65), HTML, NUL] },
    difficulty: { ...choice, required: true },
    specialization: { required: true, wrong: [1, true, {}, [], '', 'x'.repeat(51), HTML, NUL] },
    name: text(150, { required: true }),
    isMainWishlist: { ...boolean, required: true },
  },
  updateWishlist: {
    name: text(150),
    isMainWishlist: boolean,
    itemOrder: { wrong: [...list.wrong, Array.from({ length: 501 }, () => 'a')] },
    'itemOrder.0': opaqueId,
    items: { wrong: [...list.wrong, Array.from({ length: 501 }, () => ({ id: 'a' }))] },
    'items.0': { wrong: [1, 'a', true, []], required: true },
    'items.0.id': opaqueId,
    'items.0.note': text(140, { nullable: true }),
    'items.0.isObtained': boolean,
  },
  duplicateWishlist: {
    name: text(150),
    difficulty: choice,
    specialization: { wrong: [1, true, {}, [], '', 'x'.repeat(51), HTML, NUL] },
  },
  addWishlistItem: {
    id: { ...opaqueId, required: false },
    lootItemId: opaqueId,
    slot: { ...choice, required: true },
    priority: { wrong: [...integer().wrong, 0, 501] },
    note: text(140, { nullable: true }),
    isObtained: boolean,
  },
}

/** Bodies the free text of which is not kept: the name comes from Battle.net. */
export const KEEPS_NO_TEXT = new Set(['importCharacter'])
