import { describe, expect, it } from 'vitest'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { JournalItem } from '@/contract/admin/admin-journal'
import type { RaidFile } from '@/contract/admin/admin-raid-file'
import {
  findInstance,
  NO_CORRECTIONS,
  toDraft,
  toRaidFile,
  type Catalog,
} from '@/features/journal/journal-draft'
import type { Reading } from '@/features/journal/read-journal'

const HELM: JournalItem = {
  id: 11,
  name: 'Helm',
  kind: 'gear',
  itemSlot: 'HEAD',
  itemType: 'Plate Armor',
  rarity: 'EPIC',
  hasIcon: true,
}
const PUZZLE: JournalItem = { id: 12, name: 'Puzzle', kind: 'gear', rarity: 'EPIC', hasIcon: true }

/**
 * A raid with a page of text, a boss that could not be read, and two bosses that drop the same
 * items.
 */
const READING: Reading = {
  raid: {
    id: 7,
    name: 'The Vault',
    expansion: 'Midnight',
    difficulties: ['Heroic', 'Mythic'],
    encounters: [1, 2, 3, 4].map((id) => ({ id, name: `Encounter ${id}` })),
  },
  encounters: new Map([
    [1, { id: 1, name: 'Primer', isBoss: false, items: [] }],
    [3, { id: 3, name: 'Third', isBoss: true, items: [HELM, PUZZLE] }],
    [4, { id: 4, name: 'Fourth', isBoss: true, items: [HELM] }],
  ]),
  items: new Map([HELM, PUZZLE].map((item) => [item.id, item])),
  encounterFailures: new Map([[2, 'Busy']]),
  itemFailures: new Map(),
}

function instance(facts: Partial<AdminInstance>): AdminInstance {
  return {
    id: 'id',
    name: 'Other',
    slug: 'other',
    expansion: 'Midnight',
    tier: 'Season 1',
    isCurrentTier: false,
    isActive: true,
    sortOrder: 0,
    availableDifficulties: ['Heroic'],
    ...facts,
  }
}

const NEW: Catalog = { instances: [], stored: null }

const STORED: RaidFile = {
  format: 'guildr-raid',
  version: 1,
  instance: {
    name: 'Vault',
    slug: 'my-vault',
    expansion: 'MN',
    tier: 'Tier 9',
    availableDifficulties: ['Heroic'],
  },
  bosses: [
    {
      name: 'Number three',
      slug: 'number-three',
      encounterOrder: 1,
      blizzardEncounterId: 3,
      items: [
        {
          name: 'Puzzle',
          itemId: 12,
          itemSlot: 'TRINKET',
          itemType: 'Trinket',
          isTokenItem: false,
        },
      ],
    },
    { name: 'fourth', slug: 'boss-4', encounterOrder: 2, items: [] },
  ],
}

const fileOf = (catalog: Catalog, corrections = NO_CORRECTIONS) =>
  toRaidFile(toDraft(READING, catalog, corrections)).file

describe('journal draft', () => {
  it('a raid that is not in the catalog: its bosses in their order, with room for those not read', () => {
    const { instance, bosses } = fileOf(NEW)
    expect(instance).toEqual({
      name: 'The Vault',
      slug: 'the-vault',
      expansion: 'Midnight',
      tier: 'Midnight',
      blizzardInstanceId: 7,
      availableDifficulties: ['Heroic', 'Mythic'],
    })
    expect(bosses.map(({ encounterOrder, slug }) => [encounterOrder, slug])).toEqual([
      [2, 'third'],
      [3, 'fourth'],
    ])
    // The slot of the other item is not known.
    const helm = {
      name: 'Helm',
      itemSlot: 'HEAD',
      itemType: 'Plate Armor',
      rarity: 'EPIC',
      itemId: 11,
    }
    expect(bosses.map(({ items }) => items)).toEqual([
      [{ ...helm, isTokenItem: false }],
      [{ ...helm, isTokenItem: false }],
    ])
  })

  it('the tier is that of the current tier of the expansion', () => {
    const instances = [instance({}), instance({ isCurrentTier: true, tier: 'Season 2' })]
    expect(fileOf({ instances, stored: null }).instance.tier).toBe('Season 2')
  })

  it('a stored raid keeps its slugs, its tier, and what the game does not say', () => {
    const { instance, bosses } = fileOf({ instances: [], stored: STORED })
    expect(instance).toMatchObject({ slug: 'my-vault', expansion: 'MN', tier: 'Tier 9' })
    expect(bosses.map(({ slug }) => slug)).toEqual(['number-three', 'boss-4'])
    expect(bosses[0]?.items[1]).toMatchObject({ itemSlot: 'TRINKET', itemType: 'Trinket' })
  })

  it('corrected rows are imported, rows that were left out are not, nor the items of their boss', () => {
    const puzzle = { itemSlot: 'TRINKET', itemType: 'Trinket' }
    const corrected = fileOf(NEW, {
      ...NO_CORRECTIONS,
      values: new Map([['item.3.12', puzzle]]),
      included: new Map([['boss.4', false]]),
    })
    expect(corrected.bosses).toHaveLength(1)
    expect(corrected.bosses[0]?.items[1]).toMatchObject(puzzle)
    const withPage = fileOf(NEW, { ...NO_CORRECTIONS, included: new Map([['boss.1', true]]) })
    expect(withPage.bosses.map(({ encounterOrder }) => encounterOrder)).toEqual([1, 3, 4])
  })

  it('what was corrected in an earlier import is not reverted, unless the admin ticks it', () => {
    const catalog = { instances: [], stored: STORED }
    const imported = new Map<string, object>([
      ['boss.3', { name: 'Number three' }],
      ['item.3.12', { itemType: 'Ring' }],
      // Not in the catalog any more.
      ['item.3.11', { itemType: 'Cloth Armor' }],
    ])
    const rows = toDraft(READING, catalog, { ...NO_CORRECTIONS, imported })
    const puzzle = rows.find(({ key }) => key === 'item.3.12')
    expect(puzzle).toMatchObject({ isIncluded: false, gap: 'You changed this' })
    const [boss] = fileOf(catalog, { ...NO_CORRECTIONS, imported }).bosses
    expect(boss).toMatchObject({ name: 'Number three', items: [{ itemType: 'Plate Armor' }] })
    const included = new Map([['item.3.12', true]])
    const ticked = fileOf(catalog, { ...NO_CORRECTIONS, imported, included }).bosses[0]
    expect(ticked?.items[1]).toMatchObject({ itemType: 'Trinket' })
  })

  it('finds the instance by the id of Blizzard, else by name if it has no id', () => {
    const raid = { id: 7, name: 'The Vault' }
    const byName = instance({ id: 'name', name: 'the vault' })
    const byId = instance({ id: 'blizzard', blizzardInstanceId: 7 })
    const other = instance({ name: 'The Vault', blizzardInstanceId: 8 })
    expect(findInstance([other, byName, byId], raid)?.id).toBe('blizzard')
    expect(findInstance([other, byName], raid)?.id).toBe('name')
    expect(findInstance([other], raid)).toBeUndefined()
  })
})
