import type { BossWithLoot } from '@/contract/loot-item'
import {
  indexPickerItems,
  searchPickerItems,
  type PickerItemFilter,
} from '@/features/wishlists/picker/picker-items'
import { describe, expect, test } from 'vitest'
import { RAIDS } from '../../../server/database/seed/all-raids'

function lootOf(raidName: string): BossWithLoot[] {
  const raid = RAIDS.find(({ name }) => name === raidName)
  if (!raid) throw new Error(`no raid ${raidName}`)
  return raid.bosses.map((boss) => ({
    ...boss,
    id: boss.slug,
    instanceId: raid.slug,
    items: boss.items.map((item) => ({
      ...item,
      id: String(item.blizzardItemId),
      bossId: boss.slug,
    })),
  }))
}

const abyss = lootOf('The Venomous Abyss')
const frost = indexPickerItems(abyss, { className: 'Mage', specialization: 'frost' })

function find(search: string, filter: Partial<PickerItemFilter> = {}) {
  return searchPickerItems(frost, { search, ...filter }).map(
    ({ item, slot }) => `${item.name} ${slot}`,
  )
}

describe('searchPickerItems: search text', () => {
  test.each([
    ['by the start of its name', 'hex lord', "Hex Lord's Dooming Idol TRINKET"],
    ['without its apostrophe', 'janthrazet', "Jan'thrazet, the Soul Fang MAIN_HAND"],
    ['with a wrong letter', 'amulot', 'Amulet of the Twin Fangs NECK'],
    ['with two letters swapped', 'amluet', 'Amulet of the Twin Fangs NECK'],
    ['by words in any order', 'fangs amulet', 'Amulet of the Twin Fangs NECK'],
    ['by its boss', 'vashnik ring', "Vile Alchemist's Band FINGER"],
    ['by a synonym of its slot', 'helm cloth scrollsage', "Errant Scrollsage's Hood HEAD"],
  ])('finds an item %s', (_how, search, expected) => {
    expect(find(search)[0]).toBe(expected)
  })

  test('finds a tier token by its name and by tier and slot', () => {
    expect(find('venomwoven effigy')).toContain('Venomwoven Effigy HEAD')
    expect(find('tier head')).toContain('Venomwoven Effigy HEAD')
    expect(find('tier chest')).toEqual(
      expect.arrayContaining(['Venomwoven Icon CHEST', 'Slumbering Coil Curio CHEST']),
    )
  })

  test('finds nothing for an unknown word', () => {
    expect(find('qqqqqq')).toEqual([])
  })
})

describe('searchPickerItems: specialization', () => {
  test('by default finds only items that are offered to the specialization', () => {
    expect(find('').length).toBeGreaterThan(20)
    expect(frost.filter(({ isOffered }) => !isOffered).length).toBeGreaterThan(20)
    expect(find('sszoraks ferocity')).toEqual([])
  })

  test('includesOtherSpecs includes items for other specializations', () => {
    expect(find('sszoraks ferocity', { includesOtherSpecs: true })[0]).toBe(
      "Sszorak's Ferocity TRINKET",
    )
  })

  test('offers a two-hander for the off hand of a Fury Warrior', () => {
    const fury = indexPickerItems(abyss, { className: 'Warrior', specialization: 'fury' })
    const slots = fury.filter(({ item }) => item.name === "Maze-roa, Warlord's Fury")
    expect(slots.map(({ slot }) => slot)).toEqual(['OFF_HAND', 'TWO_HAND'])
  })
})

describe('searchPickerItems: filters', () => {
  test('narrow by boss and item type', () => {
    expect(find('', { bossId: 'sszorak', itemType: 'Ring' })).toEqual([
      "Apex Brute's Claw Ring FINGER",
    ])
    expect(find('', { itemType: 'Cloak' }).every((found) => found.endsWith(' BACK'))).toBe(true)
  })

  test('without a search, items are in boss order', () => {
    const orders = searchPickerItems(frost, { search: '' }).map(({ bossId }) =>
      abyss.findIndex(({ id }) => id === bossId),
    )
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  })
})
