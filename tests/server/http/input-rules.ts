/** The rule of one body field. Every value in `wrong` must be rejected under the field's path. */
export interface FieldRule {
  required?: boolean
  nullable?: boolean
  wrong: unknown[]
  /** The field is free text, so SQL and HTML are stored unchanged. */
  isText?: boolean
}

const NUL = 'before\u0000after'
/** Text that does harm where it is not stored and escaped correctly. */
export const HOSTILE_TEXT = `<img src=x onerror="alert(1)"> Robert'); drop table users; -- \\ %s $1`

const text = (max: number, rest: Omit<FieldRule, 'wrong'> = {}): FieldRule => ({
  ...rest,
  isText: true,
  wrong: [1, true, {}, [], NUL, 'x'.repeat(max + 1), 'x'.repeat(1_000_000)],
})
const opaqueId: FieldRule = {
  required: true,
  wrong: [1, true, {}, [], '', NUL, HOSTILE_TEXT, 'x'.repeat(65), 'ünïcode', 'a b'],
}
const integer = (rest: Omit<FieldRule, 'wrong'> = {}): FieldRule => ({
  ...rest,
  wrong: ['1', 1.5, -1, true, {}, [], 1e300, Number.MAX_SAFE_INTEGER + 1],
})
const boolean: FieldRule = { wrong: ['true', 1, 0, {}, []] }
const choice: FieldRule = {
  wrong: [1, true, {}, [], '', 'nothing', HOSTILE_TEXT, NUL, '__proto__'],
}
const list: FieldRule = { wrong: [1, 'a', true, {}, { length: 1 }] }

/** The same field, not required. */
const optional = (rule: FieldRule): FieldRule => ({ ...rule, required: false })

/** The same fields below a path. */
function below(path: string, fields: Record<string, FieldRule>) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, rule]) => [`${path}.${field}`, rule]),
  )
}

/** Fields that are compared with what is stored, but not stored. */
function notStored(fields: Record<string, FieldRule>): Record<string, FieldRule> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, rule]) => [path, { ...rule, isText: false }]),
  )
}

/** The same fields, none of them required. */
function partial(fields: Record<string, FieldRule>) {
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
const gameId: FieldRule = { nullable: true, wrong: [...integer().wrong, 0, 2 ** 31] }
const listOf = (max: number, element: unknown): FieldRule => ({
  wrong: [...list.wrong, Array.from({ length: max + 1 }, () => element)],
})
/** An element of a list: null is not allowed. */
const element = (rule: FieldRule): FieldRule => ({ ...rule, required: true })

const specialization: FieldRule = {
  required: true,
  wrong: [1, true, {}, [], '', 'x'.repeat(51), HOSTILE_TEXT, NUL],
}
/** Ids of the journal; trash has negative ones. */
const encounterId: FieldRule = { nullable: true, wrong: ['1', 1.5, true, {}, [], -1001, 2 ** 31] }
const decimal = ({ min, ...rest }: Omit<FieldRule, 'wrong'> & { min?: number }): FieldRule => ({
  ...rest,
  wrong: ['1', true, {}, [], 1e13, -1e13, ...(min === undefined ? [] : [min - 1])],
})

const level: FieldRule = { nullable: true, wrong: [...integer().wrong, 0, 10_000] }
const itemLevels: Record<string, FieldRule> = {
  itemLevels: { nullable: true, wrong: [1, 'a', true, []] },
  ...below('itemLevels', { LFR: level, Normal: level, Heroic: level, Mythic: level }),
}

const instance: Record<string, FieldRule> = {
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
const boss: Record<string, FieldRule> = {
  name: text(100, { required: true }),
  slug,
  description: text(2000, { nullable: true }),
  encounterOrder: { required: true, wrong: [...integer().wrong, 0, 51] },
  isOptional: boolean,
  blizzardEncounterId: gameId,
  iconUrl: url,
  ...itemLevels,
}
const item: Record<string, FieldRule> = {
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
const singleItem = { ...item, name: text(100, { required: true }) }
const row: FieldRule = { required: true, wrong: [1, 'a', true, []] }

const itemIds: FieldRule = {
  required: true,
  wrong: [...list.wrong, [], Array.from({ length: 5001 }, () => 'a')],
}

/** Every field of every request body, by call. */
export const FIELDS: Record<string, Record<string, FieldRule>> = {
  deleteAccount: {
    battleNetTag: {
      required: true,
      wrong: [1, true, {}, [], '', ' ', NUL, 'Raider#3000', 'x'.repeat(101), HOSTILE_TEXT],
    },
  },
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
    'character.itemLevel': integer({ nullable: true }),
  },
  syncCharacter: {},
  onboardGuild: { guildId: opaqueId },
  setGuildSharing: { characterId: opaqueId, isShared: { ...boolean, required: true } },
  setOfficerRanks: {
    officerRanks: { ...listOf(9, 1), required: true },
    'officerRanks.0': element({ wrong: [...integer().wrong, 0, 10] }),
  },
  importAwards: {
    awards: { required: true, wrong: [...list.wrong, []] },
    'awards.0': row,
    ...below('awards.0', {
      externalId: opaqueId,
      awardedAt: {
        required: true,
        wrong: [1, {}, '', '2026-05-13', '1999-12-31T00:00:00Z', '2026-13-01T00:00:00Z', NUL],
      },
      player: text(200, { required: true }),
      className: { ...choice, nullable: true },
      itemId: gameId,
      itemName: text(200, { required: true }),
      instanceName: text(200, { required: true }),
      bossName: text(200, { nullable: true }),
      difficulty: { ...choice, required: true },
      response: text(200, { nullable: true }),
    }),
  },
  awardItem: {
    id: opaqueId,
    lootItemId: opaqueId,
    difficulty: { ...choice, required: true },
    recipientId: { required: true, wrong: [...integer().wrong, 0] },
    response: { ...choice, nullable: true },
    wishlistId: optional(opaqueId),
  },
  setTeamMember: {
    teamPlace: { ...choice, nullable: true },
    role: { ...choice, nullable: true },
  },
  lockGuildLists: {
    reason: text(200, { required: true }),
    startsAt: {
      nullable: true,
      wrong: [1, true, {}, [], '', '2026-01-31', '2026-13-01T20:00:00Z', HOSTILE_TEXT, NUL],
    },
  },
  createWishlist: {
    instanceId: { required: true, wrong: [1, true, {}, [], '', 'x'.repeat(65), HOSTILE_TEXT, NUL] },
    difficulty: { ...choice, required: true },
    specialization,
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
    specialization: { wrong: [1, true, {}, [], '', 'x'.repeat(51), HOSTILE_TEXT, NUL] },
  },
  addWishlistItem: {
    id: { ...opaqueId, required: false },
    lootItemId: opaqueId,
    slot: { ...choice, required: true },
    priority: { wrong: [...integer().wrong, 0, 501] },
    note: text(140, { nullable: true }),
    isObtained: boolean,
  },
  importSim: {
    specialization,
    // Compared with the class of the character, and not stored.
    className: { ...text(50, { nullable: true }), isText: false },
    reportId: { ...optional(opaqueId), nullable: true },
    source: { ...choice, required: true },
    fightStyle: text(100, { nullable: true }),
    fightLength: gameId,
    targetCount: gameId,
    simulatedAt: {
      nullable: true,
      wrong: [1, true, {}, [], '', NUL, HOSTILE_TEXT, '2026-11-22', '2026-13-41T00:00:00Z'],
    },
    metric: { ...choice, required: true },
    baseline: decimal({ nullable: true, min: 0 }),
    gains: {
      required: true,
      wrong: [...list.wrong, [], Array.from({ length: 1001 }, () => ({}))],
    },
    'gains.0': row,
    'gains.0.itemId': { required: true, wrong: gameId.wrong },
    'gains.0.sourceItemId': gameId,
    'gains.0.isTierPiece': { ...boolean, required: true },
    'gains.0.instanceId': encounterId,
    'gains.0.encounterId': encounterId,
    'gains.0.difficulty': { ...choice, required: true },
    'gains.0.itemLevel': gameId,
    'gains.0.slot': { ...choice, nullable: true },
    'gains.0.gain': decimal({ required: true }),
    'gains.0.percent': decimal({ required: true }),
    'gains.0.error': decimal({ nullable: true, min: 0 }),
  },
  createInstance: instance,
  updateInstance: partial(instance),
  setBossOrder: { bossIds: { ...listOf(50, 'a'), required: true }, 'bossIds.0': opaqueId },
  createBoss: { instanceId: opaqueId, ...boss },
  updateBoss: partial({ instanceId: opaqueId, ...boss }),
  createLootItem: { ...singleItem, bossId: opaqueId },
  updateLootItem: partial({ ...singleItem, bossId: opaqueId }),
  createLootBatch: {
    bossId: opaqueId,
    items: { required: true, wrong: [...list.wrong, []] },
    'items.0': row,
    ...below('items.0', item),
    // A row may name its own boss.
    'items.0.bossId': { ...opaqueId, required: false },
    batchId: { ...opaqueId, required: false },
  },
  editLoot: {
    items: { required: true, wrong: [...list.wrong, []] },
    'items.0': row,
    'items.0.id': opaqueId,
    'items.0.changes': { ...row, required: true },
    ...below('items.0.changes', partial({ ...item, bossId: opaqueId })),
    'items.0.expected': { ...row, required: false },
    ...below('items.0.expected', notStored(partial({ ...item, bossId: opaqueId }))),
    batchId: { ...opaqueId, required: false },
  },
  importRaid: {
    format: { ...choice, required: true },
    version: { required: true, wrong: [0, 2, '1', true, {}] },
    instance: row,
    ...below('instance', instance),
    bosses: { ...list, required: true },
    'bosses.0': row,
    ...below('bosses.0', boss),
    'bosses.0.items': { ...list, required: true },
    'bosses.0.items.0': row,
    ...below('bosses.0.items.0', item),
  },
  bulkDeleteLoot: { ids: itemIds, 'ids.0': opaqueId, force: boolean },
  bulkMoveLoot: { ids: itemIds, 'ids.0': opaqueId, bossId: opaqueId },
}

/** Calls that do not store the free text of their body: the import reads it from Battle.net. */
export const CALLS_WITHOUT_STORED_TEXT = new Set(['importCharacter'])
