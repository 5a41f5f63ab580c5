import { escapeMarkdown } from '@/game/discord-text'
import type { Award } from './award'

/**
 * The response of an award; an award reason says that nobody has received the item, unless no
 * recipient is named.
 */
export function describeResponse({
  response,
  isAwardReason,
  recipient,
}: Award): string | null | undefined {
  return isAwardReason && recipient
    ? [response, 'not received'].filter(Boolean).join('\u00A0· ')
    : response
}

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
