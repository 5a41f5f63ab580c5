import type { Award } from '@/contract/guilds/award'

/** "passed on by Bai, Mossfen". */
export function describePassedOn({ passedOnBy }: Award): string | null {
  return passedOnBy?.length ? `passed on by ${passedOnBy.join(', ')}` : null
}

export function describeDifficulty({ difficulty }: Pick<Award, 'difficulty'>): string {
  return difficulty ?? 'Unknown difficulty'
}
