import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { JournalEncounter, JournalItem } from '@/contract/admin/admin-journal'
import type { RaidFile } from '@/contract/admin/admin-raid-file'
import { toLootFields } from '@/features/admin-catalog/journal-items/loot-fields'
import { proposeSlug } from '@/features/admin-catalog/propose-slug'
import { DIFFICULTIES } from '@/game/difficulties'
import { nameKey } from '@/game/names'
import { joinFacts } from '@/lib/format'
import type { Reading } from './read-journal'

export type InstanceRow = RaidFile['instance']
export type BossRow = Omit<RaidFile['bosses'][number], 'items'>
export type ItemRow = RaidFile['bosses'][number]['items'][number]

/** A row of the draft; `key` identifies it when more of the journal is read. */
interface Row<Kind extends string, Values> {
  kind: Kind
  key: string
  values: Values
  /** Whether it is imported. The instance always is. */
  isIncluded: boolean
  /** Why it is left out by default; null if it is not. */
  gap: string | null
  /** Facts of the game's data that are shown and not imported; may be empty. */
  facts: string
  /** The name of the boss of an item. */
  droppedBy: string | null
}

export type DraftRow = Row<'instance', InstanceRow> | Row<'boss', BossRow> | Row<'item', ItemRow>

/** The admin's corrections, by the key of the row. */
export interface Corrections {
  readonly values: ReadonlyMap<string, object>
  /** Rows that are imported or left out against the default. */
  readonly included: ReadonlyMap<string, boolean>
  /** Values of earlier imports, which must not be reverted. */
  readonly imported: ReadonlyMap<string, object>
}

export const NO_CORRECTIONS: Corrections = {
  values: new Map(),
  included: new Map(),
  imported: new Map(),
}

/** The catalog as far as it concerns the raid. */
export interface Catalog {
  instances: readonly AdminInstance[]
  /** The raid as it is stored; null if it is not in the catalog. */
  stored: RaidFile | null
}

/** The instance of the catalog that is this raid: by Blizzard's id, otherwise by name. */
export function findInstance(
  instances: readonly AdminInstance[],
  raid: { id: number; name: string },
): AdminInstance | undefined {
  return (
    instances.find(({ blizzardInstanceId }) => blizzardInstanceId === raid.id) ??
    instances.find(
      ({ blizzardInstanceId, name }) =>
        blizzardInstanceId == null && nameKey(name) === nameKey(raid.name),
    )
  )
}

/**
 * Converts a reading to the rows of a raid file, in its order: the instance, the first boss, its
 * items, the second boss … Values that the game's data lacks are left out, so that they stay
 * unchanged.
 */
export function toDraft(reading: Reading, catalog: Catalog, corrections: Corrections): DraftRow[] {
  const instance = corrected(toInstanceRow(reading, catalog), corrections, catalog.stored !== null)
  const rows: DraftRow[] = [instance]
  let encounterOrder = 1
  for (const { id } of reading.raid.encounters) {
    const encounter = reading.encounters.get(id)
    // An encounter that could not be read keeps its position for a later import.
    if (!encounter) {
      encounterOrder += 1
      continue
    }
    const stored = findStoredBoss(catalog, encounter)
    const boss = corrected(
      toBossRow(encounter, stored, encounterOrder),
      corrections,
      stored !== undefined,
    )
    if (boss.isIncluded) encounterOrder += 1
    rows.push(boss)
    for (const entry of encounter.items) {
      const item = reading.items.get(entry.id)
      const storedItem = stored?.items.find(({ itemId }) => itemId === entry.id)
      if (!item) continue
      const row = corrected(
        toItemRow(item, encounter, storedItem),
        corrections,
        storedItem !== undefined,
      )
      rows.push({ ...row, isIncluded: boss.isIncluded && row.isIncluded })
    }
  }
  return rows
}

/**
 * The row with the admin's corrections. A corrected row is imported unless the admin says
 * otherwise. What the admin has corrected in an earlier import is not reverted: an item is left
 * out, an instance and a boss, whose items need them, keep the admin's values.
 */
function corrected<Kind extends DraftRow['kind'], Values extends object>(
  row: Row<Kind, Values>,
  { values, included, imported }: Corrections,
  isStored: boolean,
): Row<Kind, Values> {
  const correction = values.get(row.key)
  const earlier = isStored ? imported.get(row.key) : undefined
  const isReverted = earlier !== undefined && isDifferent(row.values, earlier)
  const isLeftOut = isReverted && row.kind === 'item'
  const kept = isLeftOut && !correction ? undefined : earlier
  return {
    ...row,
    values: { ...row.values, ...kept, ...correction },
    isIncluded:
      included.get(row.key) ?? (correction !== undefined || (row.isIncluded && !isLeftOut)),
    gap: isLeftOut ? 'You changed this' : row.gap,
  }
}

/** Whether an object has other values than some of its own. */
function isDifferent(values: object, some: object): boolean {
  return JSON.stringify({ ...values, ...some }) !== JSON.stringify(values)
}

function toBossRow(
  { id, name, isBoss }: JournalEncounter,
  stored: RaidFile['bosses'][number] | undefined,
  encounterOrder: number,
): Row<'boss', BossRow> {
  const slug = stored?.slug ?? proposeSlug(name)
  return {
    kind: 'boss',
    key: `boss.${id}`,
    values: { name, slug, encounterOrder, blizzardEncounterId: id },
    isIncluded: isBoss,
    gap: isBoss ? null : 'A page of text without loot',
    facts: '',
    droppedBy: null,
  }
}

function toInstanceRow(
  { raid }: Reading,
  { instances, stored }: Catalog,
): Row<'instance', InstanceRow> {
  const known = stored?.instance
  const expansion = known?.expansion ?? raid.expansion ?? ''
  const difficulties = DIFFICULTIES.filter((one) => raid.difficulties.includes(one))
  const values: InstanceRow = {
    name: raid.name,
    slug: known?.slug ?? proposeSlug(raid.name),
    expansion,
    tier: known?.tier ?? proposeTier(instances, expansion),
    blizzardInstanceId: raid.id,
    availableDifficulties:
      difficulties.length > 0 ? difficulties : (known?.availableDifficulties ?? [...DIFFICULTIES]),
    ...(known?.itemLevels && { itemLevels: known.itemLevels }),
  }
  return {
    kind: 'instance',
    key: 'instance',
    values,
    isIncluded: true,
    gap: null,
    facts: '',
    droppedBy: null,
  }
}

/** The game's data have no tiers: the current one of the expansion, or else the expansion. */
function proposeTier(instances: readonly AdminInstance[], expansion: string): string {
  const current = instances.find(
    (instance) => instance.isCurrentTier && instance.expansion === expansion,
  )
  return current?.tier ?? expansion
}

function findStoredBoss({ stored }: Catalog, { id, name }: JournalEncounter) {
  return (
    stored?.bosses.find(({ blizzardEncounterId }) => blizzardEncounterId === id) ??
    stored?.bosses.find(
      (boss) => boss.blizzardEncounterId == null && nameKey(boss.name) === nameKey(name),
    )
  )
}

function toItemRow(
  item: JournalItem,
  encounter: JournalEncounter,
  stored: ItemRow | undefined,
): Row<'item', ItemRow> {
  // Values that the game's data lacks stay as they are stored, so that a second run finds no
  // difference.
  const values = toLootFields({
    ...item,
    itemSlot: item.itemSlot ?? stored?.itemSlot,
    itemType: item.itemType ?? stored?.itemType,
  })
  if (item.kind === 'other' && stored?.isTokenItem) values.isTokenItem = true
  const gap = gapOf(item, values)
  const facts = joinFacts([
    (item.itemLevel ?? 0) > 1 && `item level ${item.itemLevel}`,
    !item.hasIcon && 'no icon',
    gap && item.gameWords,
  ])
  return {
    kind: 'item',
    key: `item.${encounter.id}.${item.id}`,
    values,
    isIncluded: gap === null,
    gap,
    facts,
    droppedBy: encounter.name,
  }
}

/** Why an item is left out by default. */
function gapOf({ kind }: JournalItem, { isTokenItem, itemSlot, itemType }: ItemRow): string | null {
  if (isTokenItem || (itemSlot && itemType)) return null
  if (kind === 'other') return 'Cannot be worn'
  return itemSlot ? 'Its type is not known' : 'Its slot is not known'
}

/** The included rows as a raid file, and their keys in the order of the rows of its dry run. */
export function toRaidFile(rows: readonly DraftRow[]): { file: RaidFile; keys: string[] } {
  const file: RaidFile = {
    format: 'guildr-raid',
    version: 1,
    // Replaced below: the instance is the first row.
    instance: {} as InstanceRow,
    bosses: [],
  }
  const included = rows.filter(({ isIncluded }) => isIncluded)
  for (const row of included) {
    if (row.kind === 'instance') file.instance = row.values
    else if (row.kind === 'boss') file.bosses.push({ ...row.values, items: [] })
    else file.bosses.at(-1)?.items.push(row.values)
  }
  return { file, keys: included.map(({ key }) => key) }
}
