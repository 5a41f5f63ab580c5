import type { Award } from '@/contract/guilds/award'
import { joinFacts } from '@/lib/format'

/**
 * The response of an award; an award reason says that nobody has received the item, unless no
 * recipient is named.
 */
export function describeResponse({
  response,
  isAwardReason,
  recipient,
}: Award): string | null | undefined {
  return isAwardReason && recipient ? joinFacts([response, 'not received']) : response
}

/** "passed on by Bai, Mossfen". */
export function describePassedOn({ passedOnBy }: Award): string | null {
  return passedOnBy?.length ? `passed on by ${passedOnBy.join(', ')}` : null
}

export function describeDifficulty({ difficulty }: Pick<Award, 'difficulty'>): string {
  return difficulty ?? 'Unknown difficulty'
}
