import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { createBoss, updateBoss } from '@/contract/admin/admin-boss'
import { createInstance, updateInstance } from '@/contract/admin/admin-instance'
import { createLootItem, updateLootItem } from '@/contract/admin/admin-loot-item'
import { createLootBatch } from '@/contract/admin/admin-loot-batch'
import { bossForm } from '@/contract/boss'
import { instanceForm } from '@/contract/instance'
import { newLootRow, lootItemForm } from '@/contract/loot-item'
import { createWishlistRequest } from '@/contract/wishlist'

const WISHLIST = {
  instanceId: 'raid',
  difficulty: 'Heroic',
  specialization: 'frost',
  name: 'A list',
  isMainWishlist: false,
}
const INSTANCE = {
  name: 'Raid',
  slug: 'raid',
  expansion: 'Midnight',
  tier: 'Season 1',
  availableDifficulties: ['Heroic'],
}
const BOSS = { instanceId: 'raid', name: 'Boss', slug: 'boss', encounterOrder: 1 }
const ITEM = { bossId: 'boss', name: 'Helm', itemSlot: 'HEAD', itemType: 'Mail Armor' }
const BATCH = {
  bossId: 'boss',
  items: [{ name: 'Helm', itemSlot: 'HEAD', itemType: 'Mail Armor' }],
}
const TOKEN = { isTokenItem: true, tokenCategory: 'ZENITH', tokenSlots: ['LEGS'] }

interface Form {
  schema: z.ZodMiniType
  valid: object
  /** Path, value and expected message; undefined for a valid value. */
  cases: [field: string, input: unknown, message: unknown][]
}

const SLUG = 'Slug can only contain lowercase letters, numbers, and hyphens'
const ANY_MESSAGE = expect.stringMatching(/^(?!Invalid input$)./)

/*
 * Messages of docs/specification.md, section 5. Where it has none, any message of the schema
 * passes.
 */
const FORMS: Record<string, Form> = {
  wishlist: {
    schema: createWishlistRequest,
    valid: WISHLIST,
    cases: [
      ['instanceId', '', 'Please select an instance'],
      ['instanceId', 'a\u0000b', 'Please select an instance'],
      ['difficulty', 'LFR', undefined],
      ['difficulty', 'Normal', undefined],
      ['difficulty', 'Mythic', undefined],
      ['difficulty', 'Mythic+', ANY_MESSAGE],
      ['specialization', '', 'Please select a specialization'],
      ['name', '', 'Please enter a wishlist name'],
      ['name', '  ', 'Please enter a wishlist name'],
      ['name', 'x'.repeat(150), undefined],
      ['name', 'x'.repeat(151), ANY_MESSAGE],
      ['isMainWishlist', 'yes', ANY_MESSAGE],
    ],
  },
  instance: {
    schema: instanceForm,
    valid: INSTANCE,
    cases: [
      ['name', '', 'Name is required'],
      ['name', ' \u200B\u202E ', 'Name is required'],
      ['name', 'x'.repeat(100), undefined],
      ['name', 'x'.repeat(101), 'Name too long'],
      ['slug', '', 'Slug is required'],
      ['slug', 'Upper Case', SLUG],
      ['slug', 'x'.repeat(101), 'Slug too long'],
      ['expansion', '', 'Expansion is required'],
      ['expansion', 'x'.repeat(51), 'Expansion too long'],
      ['tier', '', 'Tier is required'],
      ['tier', 'x'.repeat(51), 'Tier too long'],
      ['sortOrder', 0, undefined],
      ['sortOrder', -1, ANY_MESSAGE],
      ['sortOrder', 1.5, ANY_MESSAGE],
      ['iconUrl', '', undefined],
      ['iconUrl', 'https://example.org/x.png', undefined],
      ['iconUrl', 'x.png', 'Must be a valid URL'],
      ['iconUrl', 'javascript:alert(1)', 'Must be a valid URL'],
      ['availableDifficulties', [], 'At least one difficulty must be selected'],
      ['availableDifficulties', ['LFR', 'Normal', 'Heroic', 'Mythic'], undefined],
      [
        'availableDifficulties',
        ['LFR', 'Normal', 'Heroic', 'Mythic', 'LFR'],
        'Cannot select more than 4 difficulties',
      ],
      ['description', 'x'.repeat(2001), ANY_MESSAGE],
      ['blizzardInstanceId', 0, ANY_MESSAGE],
    ],
  },
  boss: {
    schema: bossForm,
    valid: BOSS,
    cases: [
      ['instanceId', '', 'Please select an instance'],
      ['instanceId', 'a\u0000b', 'Please select an instance'],
      ['name', '', 'Boss name is required'],
      ['name', ' \u200B\u202E ', 'Boss name is required'],
      ['name', 'x'.repeat(101), 'Boss name too long'],
      ['slug', 'No', SLUG],
      ['slug', 'x'.repeat(101), 'Slug too long'],
      ['encounterOrder', 1, undefined],
      ['encounterOrder', 50, undefined],
      ['encounterOrder', 0, ANY_MESSAGE],
      ['encounterOrder', 51, ANY_MESSAGE],
      ['encounterOrder', 1.5, ANY_MESSAGE],
      ['iconUrl', '', undefined],
      ['iconUrl', 'javascript:alert(1)', 'Must be a valid URL'],
      ['description', 'x'.repeat(2001), ANY_MESSAGE],
    ],
  },
  'loot item': {
    schema: lootItemForm,
    valid: ITEM,
    cases: [
      ['bossId', '', 'Please select a boss'],
      ['bossId', 'a\u0000b', 'Please select a boss'],
      ['name', '', 'Item name is required'],
      ['name', ' \u200B\u202E ', 'Item name is required'],
      ['name', 'x'.repeat(100), undefined],
      ['name', 'x'.repeat(101), 'Name too long'],
      ['itemSlot', undefined, 'Please select an item slot'],
      ['itemSlot', 'SKULL', 'Please select an item slot'],
      ['itemType', undefined, 'Please select an item type'],
      ['itemType', 'Bone Armor', 'Please select an item type'],
      ['itemType', 'Trinket', undefined],
      ['rarity', 'POOR', ANY_MESSAGE],
      ['iconUrl', '', undefined],
      ['iconUrl', 'javascript:alert(1)', 'Must be a valid URL'],
      ['tokenSlots', ['SKULL'], ANY_MESSAGE],
      ['classes', ['Archer'], ANY_MESSAGE],
      ['itemId', 0, ANY_MESSAGE],
      ['lootSpecializationIds', [62], undefined],
      ['lootSpecializationIds', [0], ANY_MESSAGE],
      ['lootSpecializationIds', [2_147_483_648], ANY_MESSAGE],
    ],
  },
  batch: {
    schema: createLootBatch.body,
    valid: BATCH,
    cases: [
      ['bossId', '', 'Boss selection required'],
      ['bossId', 'a\u0000b', 'Boss selection required'],
      ['items', [], 'At least one item required'],
      ['items', Array.from({ length: 500 }, () => BATCH.items[0]), undefined],
      ['items', Array.from({ length: 501 }, () => BATCH.items[0]), 'At most 500 items at once'],
      ['items.0.name', '', 'Item name is required'],
      ['items.0.name', '\u200B\u202E', 'Item name is required'],
      ['items.0.name', 'x'.repeat(200), undefined],
      ['items.0.itemSlot', null, 'Please select an item slot'],
      ['items.0.itemType', null, 'Please select an item type'],
      ['items.0.itemType', 'Cloak', undefined],
      ['items.0.itemId', 0, 'Must be a positive whole number'],
      ['items.0.blizzardItemId', -5, 'Must be a positive whole number'],
      ['items.0.wowheadId', 1.5, 'Must be a positive whole number'],
      ['items.0.wowheadId', 212_426, undefined],
      ['items.0.tokenCategory', 'CONQUEROR', ANY_MESSAGE],
    ],
  },
}

/** The valid body with one field replaced. */
function withField(body: object, path: string, value: unknown) {
  const [first = '', index, field] = path.split('.')
  if (index === undefined || field === undefined) return { ...body, [first]: value }
  return { ...body, [first]: [{ ...BATCH.items[Number(index)], [field]: value }] }
}

describe.each(Object.entries(FORMS))('%s form', (_, { schema, valid, cases }) => {
  it('accepts the valid example', () => {
    expect(schema.safeParse(valid).error).toBeUndefined()
  })

  it.each(cases)('%s %j: %s', (path, input, message) => {
    const issues = schema.safeParse(withField(valid, path, input)).error?.issues ?? []
    const first = issues.find((issue) => issue.path.join('.').startsWith(path))
    expect(first?.message).toEqual(message)
    expect(issues.every((issue) => issue.path.join('.').startsWith(path))).toBe(true)
  })
})

describe('tier tokens in loot item forms and batches', () => {
  it.each([
    ['a token without slot and type', TOKEN, true],
    [
      'a token for an armor type',
      { ...TOKEN, tokenCategory: null, classes: ['Mage', 'Priest'] },
      true,
    ],
    ['a token for any slot', { isTokenItem: true }, true],
    ['an item without slot and type that is not a token', { ...TOKEN, isTokenItem: false }, false],
  ])('%s: valid is %s', (_, token, expected) => {
    const item = { name: 'Token', ...token }
    expect(lootItemForm.safeParse({ ...item, bossId: 'boss' }).success).toBe(expected)
    expect(createLootBatch.body.safeParse({ bossId: 'boss', items: [item] }).success).toBe(expected)
  })
})

describe('defaults of admin forms', () => {
  it('apply to new entities', () => {
    expect(createInstance.body.parse(INSTANCE)).toMatchObject({
      isActive: true,
      isCurrentTier: false,
      sortOrder: 0,
    })
    expect(createBoss.body.parse(BOSS)).toMatchObject({ isOptional: false })
    expect(createLootItem.body.parse(ITEM)).toMatchObject({ rarity: 'EPIC', isTokenItem: false })
    expect(newLootRow.parse(BATCH.items[0])).toMatchObject({
      rarity: 'EPIC',
      isTokenItem: false,
    })
  })

  it.each([
    ['an instance', updateInstance],
    ['a boss', updateBoss],
    ['a loot item', updateLootItem],
  ])('do not apply to updates of %s', (_, { body }) => {
    expect(body.parse({})).toEqual({})
  })

  it.each([
    [updateInstance, { name: '' }],
    [updateInstance, { isActive: null }],
    [updateInstance, { availableDifficulties: [] }],
    [updateBoss, { slug: 'No' }],
    [updateBoss, { encounterOrder: 51 }],
    [updateLootItem, { rarity: null }],
    [updateLootItem, { iconUrl: 'javascript:alert(1)' }],
  ])('updates are validated like new entities (%#)', ({ body }, change) => {
    expect(body.safeParse(change).success).toBe(false)
  })

  it.each([
    [updateInstance, { description: null, iconUrl: null, blizzardInstanceId: null }],
    [updateBoss, { description: null, iconUrl: null, blizzardEncounterId: null }],
    [updateLootItem, { description: null, primaryStat: null, classes: null, itemId: null }],
  ])('null clears optional fields in updates (%#)', ({ body }, change) => {
    expect(body.parse(change)).toEqual(change)
  })
})
