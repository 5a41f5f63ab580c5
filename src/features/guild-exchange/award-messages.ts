import type { Award } from '@/contract/guilds/award'
import { writeAward } from '@/contract/guilds/award-text'
import type { Guild } from '@/contract/guilds/guild'
import { formatNight, type RaidNight } from '@/features/guild-board/history/award-history'
import { joinSections, splitMessages } from '@/game/discord-text'

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
    lines: awards.filter(isChosen).map((award) => `- ${writeAward(award)}`),
  }))
  return splitMessages(joinSections(sections))
}
