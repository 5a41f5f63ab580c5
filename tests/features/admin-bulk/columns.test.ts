import { adminLootItemSchema } from '@/contract/admin/admin-loot-item'
import { COLUMNS } from '@/features/admin-bulk/columns/columns'
import { createRow, textsOf } from '@/features/admin-bulk/columns/grid-rows'
import { lootToCsv } from '@/features/admin-bulk/columns/loot-csv'
import { toSourceCells } from '@/features/admin-bulk/columns/loot-source'
import { parseRow } from '@/features/admin-bulk/columns/parse-grid-row'
import { parseClipboard } from '@/features/admin-bulk/sheet/state/paste-table'
import { expect, it } from 'vitest'
import { pasteAt } from './paste/paste-at'

const BOSS = { id: 'Plexus Sentinel', name: 'Plexus Sentinel' }

/** An item with a value in every column. */
const FIELDS = {
  bossId: BOSS.id,
  name: 'Zenith Crown',
  description: 'Seen on the PTR',
  itemSlot: 'HEAD',
  itemType: 'Plate Armor',
  rarity: 'LEGENDARY',
  primaryStat: 'STRENGTH',
  itemId: 1,
  blizzardItemId: 2,
  wowheadId: 3,
  iconUrl: 'https://render.worldofwarcraft.com/icon.jpg',
  isTokenItem: true,
  tokenCategory: 'ZENITH',
  tokenSlots: ['HEAD', 'HANDS'],
  classes: ['Warrior', 'Evoker'],
} as const

const item = adminLootItemSchema.parse({
  ...FIELDS,
  id: 'item',
  wishlistCount: 4,
  boss: { ...BOSS, encounterOrder: 1, instanceId: 'raid' },
})

const target = {
  instanceId: 'raid',
  bossId: '',
  bosses: [{ label: BOSS.name, value: BOSS.id }],
}

it('every column shows its fields of an item, and a row sends them', () => {
  const cells = toSourceCells(item, target.bosses)
  expect(textsOf(cells)).not.toContain('')
  expect(parseRow(createRow(cells), target)).toMatchObject({ item: FIELDS, errors: {} })
})

it('an empty cell sends nothing', () => {
  const { item: sent } = parseRow(createRow({ name: 'Helm' }), target)
  const fields = Object.entries(sent).filter(([, value]) => value !== undefined)
  expect(fields).toEqual([['name', 'Helm']])
})

it('the CSV of the loot table comes back with all columns when it is pasted', () => {
  const instance = { id: 'raid', name: 'Manaforge Omega' }
  const csv = lootToCsv([item], [instance])
  const { rows, assigned } = pasteAt([], parseClipboard({ html: '', text: csv }))
  expect(rows[0]?.cells).toEqual(toSourceCells(item, target.bosses))
  expect(assigned).toEqual([...COLUMNS.map(({ id }) => id), null, null])
})
