import { lootItemSchema } from '@/contract/loot-item'
import { prepareBatch } from '@/features/admin-bulk/batch/prepare-batch'
import { GridChecks } from '@/features/admin-bulk/columns/grid-checks'
import { createRow } from '@/features/admin-bulk/columns/grid-rows'
import { GridStore } from '@/features/admin-bulk/sheet/state/grid-store'
import { describe, expect, it } from 'vitest'

const BOSS = { id: 'boss', name: 'Plexus Sentinel', slug: 'plexus', encounterOrder: 1 }

const item = (itemId: number, itemSlot: string) =>
  lootItemSchema.parse({
    id: `item ${itemId}`,
    bossId: BOSS.id,
    name: 'Quux Hat',
    itemSlot,
    itemType: 'Cloth Armor',
    rarity: 'EPIC',
    itemId,
    isTokenItem: false,
  })

const rowOf = (slot: string) => createRow({ name: 'Quux Hat', slot, type: 'Cloth Armor' })

describe('storedRows', () => {
  it('are those of the dry run once there is one, also of two items with one name', () => {
    const loot = { ...BOSS, instanceId: 'raid', items: [item(1, 'HEAD'), item(2, 'FEET')] }
    const bosses = [{ label: BOSS.name, value: BOSS.id }]
    const checks = new GridChecks({ instanceId: 'raid', bossId: BOSS.id, bosses }, [loot])
    const [head, feet] = [rowOf('Head'), rowOf('Feet')]
    expect([...checks.storedRows([head])]).toEqual([head.id])
    const checked = { ...feet, dryRun: { outcome: 'duplicate' as const, messages: {} } }
    expect([...checks.storedRows([checked])]).toEqual([feet.id])
    const changed = { ...head, dryRun: { outcome: 'changed' as const, messages: {} } }
    expect([...checks.storedRows([changed])]).toEqual([])
  })
})

describe('the boss before an instance is chosen', () => {
  const named = createRow({ ...rowOf('Head').cells, boss: 'Somebody' })
  const errorsIn = (instanceId: string, row: typeof named) =>
    new GridChecks({ instanceId, bossId: '', bosses: [] }, []).errorsOf(row, [row])

  it.each([
    ['a name', named],
    ['no name', rowOf('Head')],
  ])('%s is no error, and needs an instance', (_, row) => {
    expect(errorsIn('', row)).toEqual({})
    expect(errorsIn('raid', row)).toHaveProperty('boss')
    const checks = new GridChecks({ instanceId: '', bossId: '', bosses: [] }, [])
    expect(checks.lacksBoss(row)).toBe(true)
    expect(prepareBatch(new GridStore([row]), checks)).toEqual({
      problem: 'Please select an instance',
      hasErrors: false,
    })
  })
})

describe('ids', () => {
  it.each(['1.9E+05', '2e5', '0x10', '237,525', '-5'])(
    '%j is an error and not a number',
    (text) => {
      const row = createRow({ ...rowOf('Head').cells, itemId: text })
      const checks = new GridChecks({ instanceId: 'raid', bossId: BOSS.id, bosses: [] }, [])
      expect(checks.errorsOf(row, [row])).toEqual({ itemId: 'Must be a positive whole number' })
    },
  )

  it('a Wowhead ID of another item is a warning', () => {
    const cells = { ...rowOf('Head').cells, itemId: '5' }
    const checks = new GridChecks({ instanceId: 'raid', bossId: BOSS.id, bosses: [] }, [])
    const [same, other] = ['5', '6'].map((id) => createRow({ ...cells, wowheadId: id }))
    expect(same && checks.warningsOf(same, [same])).toEqual({})
    expect(other && checks.warningsOf(other, [other])).toEqual({
      wowheadId: 'Another item than the Item ID',
    })
  })

  it('one name with two ids is a warning', () => {
    const rows = ['5', '6'].map((id) => createRow({ ...rowOf('Head').cells, itemId: id }))
    const checks = new GridChecks({ instanceId: 'raid', bossId: BOSS.id, bosses: [] }, [])
    expect(rows.map((row) => checks.warningsOf(row, rows))).toEqual([
      {},
      { name: 'Same name as in row 1, with another ID' },
    ])
  })

  it('two ids are an error of their own', () => {
    const row = createRow({ ...rowOf('Head').cells, itemId: '5 or 6' })
    const checks = new GridChecks({ instanceId: 'raid', bossId: BOSS.id, bosses: [] }, [])
    expect(checks.errorsOf(row, [row])).toEqual({ itemId: 'The ID and the link differ' })
  })
})

it('a link to a page that is not an item is an error as a name and as an id', () => {
  const [npc, spell] = ['npc=5/vexie', 'spell=5/helm'].map(
    (page) => `https://www.wowhead.com/${page}`,
  )
  const row = createRow({ ...rowOf('Head').cells, name: npc, itemId: spell })
  const checks = new GridChecks({ instanceId: 'raid', bossId: BOSS.id, bosses: [] }, [])
  expect(checks.errorsOf(row, [row])).toEqual({
    name: 'This links to a page of Wowhead (npc) that is not an item',
    itemId: 'This links to a page of Wowhead (spell) that is not an item',
  })
})

describe('the classes of a token', () => {
  it.each([
    ['', undefined, { classes: 'Which classes can use this token?' }],
    ['All classes', [], {}],
    ['Mage', ['Mage'], {}],
  ])('%j', (text, classes, warnings) => {
    const token = { ...rowOf('Head').cells, token: 'Yes' }
    const row = createRow({ ...token, type: '', classes: text })
    const checks = new GridChecks({ instanceId: 'raid', bossId: BOSS.id, bosses: [] }, [])
    expect(checks.errorsOf(row, [row])).toEqual({})
    expect(checks.itemOf(row).classes).toEqual(classes)
    expect(checks.warningsOf(row, [row])).toEqual(warnings)
  })
})

it.each(['#REF!', '#N/A', '#NAME?', '#DIV/0!'])('the name %j is an error', (name) => {
  const row = createRow({ ...rowOf('Head').cells, name: name })
  const checks = new GridChecks({ instanceId: 'raid', bossId: BOSS.id, bosses: [] }, [])
  expect(checks.errorsOf(row, [row])).toEqual({ name: 'This is an error of the spreadsheet' })
})
