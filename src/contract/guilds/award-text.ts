import { escapeMarkdown } from '@/game/discord-text'
import type { Award } from './award'
import { describeResponse } from './award-responses'

/** An award for Discord: "Voracious Heart (Heroic, Ula'tek): Dawnhart (BiS)". */
export function writeAward(award: Award): string {
  const { itemName, difficulty, bossName } = award
  const facts = [difficulty, bossName].filter(Boolean).join(', ')
  return `${escapeMarkdown(facts ? `${itemName} (${facts})` : itemName)}: ${writeGiven(award)}`
}

/** Who has got the item, for Discord: "Dawnhart (BiS)"; "Disenchant". */
export function writeGiven(award: Award): string {
  const response = describeResponse(award)
  if (!award.recipient) return escapeMarkdown(response ?? '')
  return escapeMarkdown(award.recipient.name + (response ? ` (${response})` : ''))
}
