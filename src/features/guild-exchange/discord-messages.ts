import type { GuildBoard } from '@/contract/guilds/guild-board'
import { BEST_IN_SLOT } from '@/contract/claims'
import type { BossWithLoot } from '@/contract/loot-item'
import {
  arrangeBoard,
  selectBosses,
  type BoardFilter,
} from '@/features/guild-board/board/board-items'
import { isOffSpec, type Want } from '@/contract/guilds/wants'

export const MESSAGE_LENGTH_MAX = 2000

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

/** The lines of sections with their titles; those without lines are left out. */
export function joinSections(sections: readonly { title: string; lines: readonly string[] }[]) {
  return sections.flatMap(({ title, lines: [first, ...rest] }) =>
    // A title is in the same message as its first line.
    first === undefined ? [] : [`**${escapeMarkdown(title)}**\n${first}`, ...rest],
  )
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

/** Joins lines to as few messages as possible. A line that is longer than a message is cut. */
export function splitMessages(lines: readonly string[]): string[] {
  const messages: string[] = []
  for (const line of lines) {
    const whole = cut(line)
    const last = messages.at(-1)
    if (last !== undefined && last.length + 1 + whole.length <= MESSAGE_LENGTH_MAX) {
      messages[messages.length - 1] = `${last}\n${whole}`
    } else messages.push(whole)
  }
  return messages
}

/** Never cuts within a character. */
function cut(line: string): string {
  if (line.length <= MESSAGE_LENGTH_MAX) return line
  return `${line.slice(0, MESSAGE_LENGTH_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/**
 * Escapes what Discord would show as formatting, a link, an emoji or a mention. A colon before a
 * space is none.
 */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\*_~`|>#[\]<@]|:(?!\s)/g, (character) => `\\${character}`)
}
