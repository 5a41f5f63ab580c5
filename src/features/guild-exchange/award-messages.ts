import type { Award } from '@/contract/guilds/award'
import type { Guild } from '@/contract/guilds/guild'
import { formatNight, type RaidNight } from '@/features/guild-board/history/award-history'
import { describeResponse } from '@/features/guilds/award-words'
import { escapeMarkdown, joinSections, splitMessages } from './discord-messages'

/**
 * The awards of raid nights as messages for Discord: a section for each night.
 * @param isChosen which awards are written
 */
export function writeAwardMessages(
  { name }: Pick<Guild, 'name'>,
  nights: readonly RaidNight[],
  isChosen: (award: Award) => boolean,
): string[] {
  const sections = nights.map(({ date, awards }) => ({
    title: `${name}: night of ${formatNight(date)}`,
    lines: awards
      .filter(isChosen)
      .map((award) => `- ${describeItem(award)}: ${describeGiven(award)}`),
  }))
  return splitMessages(joinSections(sections))
}

/** "Voracious Heart (Heroic, Ula'tek)". */
function describeItem({ itemName, difficulty, bossName }: Award): string {
  const facts = [difficulty, bossName].filter(Boolean).join(', ')
  return escapeMarkdown(facts ? `${itemName} (${facts})` : itemName)
}

/** "Dawnhart (BiS)"; "Disenchant". */
export function describeGiven(award: Award): string {
  const response = describeResponse(award)
  if (!award.recipient) return escapeMarkdown(response ?? '')
  return escapeMarkdown(award.recipient.name + (response ? ` (${response})` : ''))
}
