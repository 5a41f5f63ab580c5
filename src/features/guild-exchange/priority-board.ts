import type { GuildBoard } from '@/contract/guilds/guild-board'
import type { BossWithLoot } from '@/contract/loot-item'
import { isOffSpec } from '@/contract/guilds/wants'
import { SLOTS } from '@/game/items'
import { formatPlayerName } from '@/game/rclootcouncil/player-name'
import {
  arrangePriorityLoot,
  encodePriorityLoot,
  type PriorityDifficulty,
  type PriorityList,
} from '@/game/rclootcouncil/priority-loot'

/** The text for RCLootCouncil with what is in it. */
export interface PriorityText {
  text: string
  playerCount: number
  itemCount: number
  /**
   * The names of items without the game's id, and of characters without a realm or with a name that
   * the addon cannot read, which are left out.
   */
  leftOut: string[]
}

/** The addon takes what follows the first hyphen as the realm. */
const UNREADABLE_NAME = /[\s-]/

/** The text for RCLootCouncil of a raid's boards. Obtained wishes are left out. */
export function writePriorityText(
  loot: readonly BossWithLoot[],
  boards: Readonly<Partial<Record<PriorityDifficulty, GuildBoard>>>,
): PriorityText {
  const items = new Map(loot.flatMap((boss) => boss.items).map((item) => [item.id, item]))
  const leftOut = new Set<string>()
  const lists = (['Heroic', 'Mythic'] as const).flatMap((difficulty) =>
    (boards[difficulty]?.lists ?? []).flatMap((list): PriorityList[] => {
      const { name, realm } = list.character
      if (!realm || UNREADABLE_NAME.test(name)) {
        leftOut.add(name)
        return []
      }
      const wishes = list.wishes.flatMap((wish, index) => {
        const { lootItemId, slot, isObtained } = wish
        const item = items.get(lootItemId)
        const known = SLOTS.find((one) => one === slot)
        if (isObtained || !item || !known) return []
        if (item.itemId == null) leftOut.add(item.name)
        if (item.itemId == null) return []
        const isForOffSpec = isOffSpec({ list, wish })
        return [{ itemId: item.itemId, slot: known, rank: index + 1, isOffSpec: isForOffSpec }]
      })
      return [{ player: formatPlayerName(name, realm), difficulty, wishes }]
    }),
  )
  const priority = arrangePriorityLoot(lists)
  return {
    text: encodePriorityLoot(priority),
    playerCount: Object.keys(priority.players).length,
    itemCount: Object.keys(priority.priority).length,
    leftOut: [...leftOut],
  }
}
