/** The labels of the fields of instances, bosses and loot items, as in the admin forms. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
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
  return FIELD_LABELS[field] ?? field
}
