import { escapeMarkdown, joinSections, splitMessages } from '@/game/discord-text'
import { writeGiven } from './award-text'
import type { Guild } from './guild'
import { countDrops, countHere, isMixed, splitAwards } from './night-counts'
import type { NightDetails } from './raid-nights'

/**
 * What a night was, as messages for Discord: who was there, and who has got which drop, by boss.
 * @param startedAt when it has started, in the markup of Discord
 */
export function writeNightSummary(
  guild: Pick<Guild, 'name'>,
  night: NightDetails,
  startedAt: string,
): string[] {
  const raid = `${guild.name}: ${night.instanceName} (${night.difficulty})`
  const title = `**${escapeMarkdown(raid)}, ${startedAt}**`
  const { here, expected } = countHere(night.raiders)
  const drops = countDrops(night)
  const mixed = isMixed(night)
  const bosses = [...new Set(drops.map(({ drop }) => drop.bossName ?? ''))]
  const sections = bosses.map((boss) => ({
    title: boss || 'Other drops',
    lines: drops
      .filter(({ drop }) => (drop.bossName ?? '') === boss)
      .flatMap(({ drop, awards, left }) => {
        const name = escapeMarkdown(drop.itemName) + (mixed ? ` (${drop.difficulty})` : '')
        const given = awards.map((award) => `- ${name}: ${writeGiven(award)}`)
        return left > 0 ? [...given, `- ${name}: ${left} undecided`] : given
      }),
  }))
  const rolls = splitAwards(night).bonusRolls.map(
    ({ itemName, recipient }) =>
      `- ${escapeMarkdown(itemName)}: ${escapeMarkdown(recipient?.name ?? '')}`,
  )
  const bonus = { title: 'Bonus rolls', lines: rolls }
  return splitMessages([
    title,
    `${here} of ${expected} here`,
    ...joinSections([...sections, bonus]),
  ])
}
