import type { Award } from '@/contract/guilds/award'
import { describeDifficulty } from '@/features/guilds/award-words'
import { rarityOf } from '@/game/items'
import { Link } from '@tanstack/react-router'
import { describeAward } from '../awards.mutations'

/** An item in the pages of a raider that leads further. */
export const ITEM_LINK =
  'inline-flex items-center font-medium text-tint-text touch:min-h-touch hover:underline'

/** The item of an award, which leads to the award in the history of all raids. */
export function DecisionLink({ award }: { award: Award }) {
  return (
    <Link
      from="/guilds/$guildId"
      to="/guilds/$guildId/history"
      search={({ raid, difficulty }) => ({ raid, difficulty, raids: 'all', award: award.id })}
      aria-label={`${describeAward(award)}, ${describeDifficulty(award)}`}
      data-rarity={rarityOf({ rarity: award.rarity ?? 'EPIC' })}
      className={ITEM_LINK}
    >
      {award.itemName}
    </Link>
  )
}
