import type { Guild } from '@/contract/guilds/guild'
import type { Award } from '@/contract/guilds/award'
import type { NightDetails } from '@/contract/guilds/raid-nights'
import { describeResponse } from '@/features/guilds/award-words'
import { escapeMarkdown, splitMessages } from '@/features/guild-exchange/discord-messages'
import { plural } from '@/lib/format'
import { describeNight } from './night-words'
import { countDrops, describeAttendance, isMixed } from './nights'

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
  const lines = bosses.flatMap((boss) => {
    const [first = '', ...rest] = drops
      .filter(({ drop }) => (drop.bossName ?? '') === boss)
      .flatMap(({ drop, awards, left }) => {
        const name = escapeMarkdown(drop.itemName) + (mixed ? ` (${drop.difficulty})` : '')
        const given = awards.map((award) => `- ${name}: ${describeGiven(award)}`)
        return left > 0 ? [...given, `- ${name}: ${plural(left, 'undecided', 'undecided')}`] : given
      })
    // A boss is in the same message as its first drop.
    return [`**${escapeMarkdown(boss || 'Other drops')}**\n${first}`, ...rest]
  })
  return splitMessages([title, here, ...lines])
}

/** "Dawnhart (BiS)"; "Disenchant". */
function describeGiven(award: Award): string {
  const response = describeResponse(award)
  if (!award.recipient) return escapeMarkdown(response ?? '')
  return escapeMarkdown(award.recipient.name) + (response ? ` (${escapeMarkdown(response)})` : '')
}
