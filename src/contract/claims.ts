import type { AwardResponse } from './guilds/award-responses'

/**
 * How a player marks a wish, in the order of a council: what it will improve. In a file of its own,
 * because every page of the app loads it.
 */
export const CLAIMS = ['BiS', 'Upgrade', 'Off spec'] as const satisfies readonly AwardResponse[]
export type Claim = (typeof CLAIMS)[number]

/** The claim of a wish for the best item of its slot. */
export const BEST_IN_SLOT: Claim = 'BiS'

/** The claim of a wish that is not for the specialization of its list. */
export const OFF_SPEC: Claim = 'Off spec'

/** The place of a claim in the order of a council, from 0; undefined without a known claim. */
export function claimOrder(claim: string | null | undefined): number | undefined {
  const index = CLAIMS.findIndex((known) => known === claim)
  return index === -1 ? undefined : index
}
