/** Why a character gets an item. Imported awards can have other texts. */
export const AWARD_RESPONSES = [
  'BiS',
  'Upgrade',
  'Minor upgrade',
  'Off spec',
  'Transmog',
  'Disenchant',
] as const
export type AwardResponse = (typeof AWARD_RESPONSES)[number]

/**
 * The response that is an award reason: nobody has received the item. Imported awards can have
 * others.
 */
export const AWARD_REASON: AwardResponse = 'Disenchant'

/** Awards with this response improve no character, so they do not count as received. */
export const UNCOUNTED_RESPONSE: AwardResponse = 'Transmog'
