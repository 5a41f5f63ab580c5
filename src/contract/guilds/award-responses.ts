/** Why a character gets an item. Imported awards can have other texts. */
export const AWARD_RESPONSES = [
  'BiS',
  'Upgrade',
  'Minor upgrade',
  'Off spec',
  'Transmog',
  'Disenchant',
  'Nobody wanted it',
] as const
export type AwardResponse = (typeof AWARD_RESPONSES)[number]

/** The response of an item that nobody has received, on the board. */
export const AWARD_REASON: AwardResponse = 'Disenchant'

/**
 * Whether a response is an award reason: nobody has received the item. Imported awards can have
 * others.
 */
export function isAwardReason(response: string | null | undefined): boolean {
  return response === AWARD_REASON || response === 'Nobody wanted it'
}

/** Awards with this response improve no character, so they do not count as received. */
export const UNCOUNTED_RESPONSE: AwardResponse = 'Transmog'
