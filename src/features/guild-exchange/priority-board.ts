import type { GuildBoard } from '@/contract/guilds/guild-board'
import type { BossWithLoot } from '@/contract/loot-item'
import { isOffSpec } from '@/contract/guilds/wants'
import { SLOTS } from '@/game/items'
import { decodePriorityLoot } from '@/game/rclootcouncil/decode-priority-loot'
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
   * The names of items without the game's id, and of characters without a realm, which are left
   * out.
   */
  leftOut: string[]
}

/**
 * The text for RCLootCouncil of a raid's boards. Obtained wishes are left out. It is read again, so
 * that no wrong text is offered; `problem` says why it cannot be read.
 */
export function writePriorityText(
  loot: readonly BossWithLoot[],
  boards: Readonly<Partial<Record<PriorityDifficulty, GuildBoard>>>,
): PriorityText | { problem: string } {
  const items = new Map(loot.flatMap((boss) => boss.items).map((item) => [item.id, item]))
  const leftOut = new Set<string>()
  const lists = (['Heroic', 'Mythic'] as const).flatMap((difficulty) =>
    (boards[difficulty]?.lists ?? []).flatMap((list): PriorityList[] => {
      const { name, realm } = list.character
      if (!realm) {
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
  const text = encodePriorityLoot(priority)
  const decoded = decodePriorityLoot(text)
  if ('problem' in decoded) return decoded
  return {
    text,
    playerCount: Object.keys(decoded.loot.players).length,
    itemCount: Object.keys(decoded.loot.priority).length,
    leftOut: [...leftOut],
  }
}
