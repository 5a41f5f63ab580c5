import type { createBoss } from '@/contract/admin/admin-boss'
import type { createInstance } from '@/contract/admin/admin-instance'
import type { createLootItem } from '@/contract/admin/admin-loot-item'
import type { createSeason } from '@/contract/admin/admin-season'
import type { CallBody } from '@/contract/call'
import type { CatalogKind } from '@/contract/catalog-kinds'

/** The call that creates a row of each kind, whose body has the fields that admins change. */
interface CreateCalls {
  instance: typeof createInstance
  boss: typeof createBoss
  item: typeof createLootItem
  season: typeof createSeason
}
type Field = { [Kind in CatalogKind]: keyof CallBody<CreateCalls[Kind]> }[CatalogKind]

/** Ids of other rows, which are shown by name. */
const REFERENCES = { instanceId: 'instance', bossId: 'boss' } as const
type References = typeof REFERENCES

const FIELD_LABELS: Record<
  Exclude<Field, keyof References> | References[keyof References],
  string
> = {
  instance: 'Instance',
  boss: 'Boss',
  name: 'Name',
  slug: 'Slug',
  description: 'Description',
  expansion: 'Expansion',
  tier: 'Tier',
  blizzardInstanceId: 'Blizzard instance ID',
  blizzardEncounterId: 'Blizzard encounter ID',
  isCurrentTier: 'Current tier',
  isActive: 'Active',
  isOptional: 'Optional boss',
  sortOrder: 'Sort order',
  encounterOrder: 'Position',
  iconUrl: 'Icon URL',
  availableDifficulties: 'Difficulties',
  itemLevels: 'Item levels',
  itemSlot: 'Slot',
  itemType: 'Type',
  rarity: 'Rarity',
  primaryStat: 'Primary stat',
  itemId: 'Item ID',
  blizzardItemId: 'Blizzard item ID',
  wowheadId: 'Wowhead ID',
  isTokenItem: 'Tier token',
  tokenCategory: 'Token category',
  tokenSlots: 'Token slots',
  classes: 'Classes',
  lootSpecializationIds: 'Loot specializations',
  veteran: 'Veteran bonus IDs',
  champion: 'Champion bonus IDs',
  hero: 'Hero bonus IDs',
  myth: 'Myth bonus IDs',
}

/** The label of a field by its path within a row: `itemLevels.Heroic` → "Item levels". */
export function fieldLabel(path: string): string {
  const [field = ''] = path.split('.')
  const shown = isReference(field) ? REFERENCES[field] : field
  return isKnown(shown) ? FIELD_LABELS[shown] : field
}

function isReference(field: string): field is keyof References {
  return Object.hasOwn(REFERENCES, field)
}

function isKnown(field: string): field is keyof typeof FIELD_LABELS {
  return Object.hasOwn(FIELD_LABELS, field)
}
