import type { GuildBoard } from '@/contract/guilds/guild-board'
import { BEST_IN_SLOT } from '@/contract/claims'
import type { BossWithLoot } from '@/contract/loot-item'
import {
  arrangeBoard,
  selectBosses,
  type BoardFilter,
} from '@/features/guild-board/board/board-items'
import { isOffSpec, type Want } from '@/contract/guilds/wants'
import { escapeMarkdown, joinSections, splitMessages } from '@/game/discord-text'

/** Maximum number of names in a line. */
const NAMES_MAX = 12

/**
 * The board as messages for Discord, by boss, as a filter shows it: each wanted item with who wants
 * it and the rank on their lists.
 * @param title what the board is about
 */
export function writeDiscordMessages(
  title: string,
  loot: readonly BossWithLoot[],
  { lists }: GuildBoard,
  filter: BoardFilter = {},
): string[] {
  const sections = selectBosses(arrangeBoard(loot, lists, filter), filter).map(
    ({ name, items }) => ({
      title: name,
      lines: items.map(({ item, wants }) => `- ${escapeMarkdown(item.name)}: ${listNames(wants)}`),
    }),
  )
  return splitMessages([`**${escapeMarkdown(title)}**`, ...joinSections(sections)])
}

function listNames(wants: readonly Want[]): string {
  const names = wants
    .slice(0, NAMES_MAX)
    .map((want) => `${escapeMarkdown(want.list.character.name)} (${describeWant(want)})`)
  const others = wants.length - names.length
  return names.join(', ') + (others > 0 ? ` and ${others} more` : '')
}

/** "2, BiS". */
function describeWant(want: Want): string {
  const { rank, wish } = want
  const claim = isOffSpec(want) ? 'off spec' : wish.claim === BEST_IN_SLOT && BEST_IN_SLOT
  return [rank, claim].filter(Boolean).join(', ')
}
