import type { Guild } from '@/contract/guilds/guild'
import type { NightDetails } from '@/contract/guilds/raid-nights'
import { describeGiven } from '@/features/guild-exchange/award-messages'
import {
  escapeMarkdown,
  joinSections,
  splitMessages,
} from '@/features/guild-exchange/discord-messages'
import { plural } from '@/lib/format'
import { describeNight } from './night-words'
import { countDrops, describeAttendance, isMixed, splitAwards } from './nights'

/** What a night was, as messages for Discord: who was there, and who has got which drop, by boss. */
export function writeNightSummary(
  guild: Pick<Guild, 'name' | 'timeZone'>,
  night: NightDetails,
): string[] {
  const raid = `${guild.name}: ${night.instanceName} (${night.difficulty})`
  const title = `**${escapeMarkdown(raid)}, ${describeNight(night, guild.timeZone)}**`
  const { here } = describeAttendance(night.raiders)
  const drops = countDrops(night)
  const mixed = isMixed(night)
  const bosses = [...new Set(drops.map(({ drop }) => drop.bossName ?? ''))]
  const sections = bosses.map((boss) => ({
    title: boss || 'Other drops',
    lines: drops
      .filter(({ drop }) => (drop.bossName ?? '') === boss)
      .flatMap(({ drop, awards, left }) => {
        const name = escapeMarkdown(drop.itemName) + (mixed ? ` (${drop.difficulty})` : '')
        const given = awards.map((award) => `- ${name}: ${describeGiven(award)}`)
        return left > 0 ? [...given, `- ${name}: ${plural(left, 'undecided', 'undecided')}`] : given
      }),
  }))
  const rolls = splitAwards(night).bonusRolls.map(
    ({ itemName, recipient }) =>
      `- ${escapeMarkdown(itemName)}: ${escapeMarkdown(recipient?.name ?? '')}`,
  )
  const bonus = { title: 'Bonus rolls', lines: rolls }
  return splitMessages([title, here, ...joinSections([...sections, bonus])])
}
