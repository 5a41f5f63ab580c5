import type { ChosenRaid } from '@/features/guild-board/choose-raid'

/** A raid on Heroic, whose items drop at item level 321. */
export const HEROIC_RAID: ChosenRaid = {
  instance: {
    id: 'raid',
    name: 'Raid',
    slug: 'raid',
    expansion: 'Midnight',
    tier: 'Season 2',
    isCurrentTier: true,
    isActive: true,
    sortOrder: 1,
    availableDifficulties: ['Heroic'],
    itemLevels: { Heroic: 321 },
  },
  difficulty: 'Heroic',
}
