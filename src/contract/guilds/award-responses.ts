/** Why a character gets an item. Imported awards can have other texts. */
export const AWARD_RESPONSES = [
  'BiS',
  'Upgrade',
  'Minor upgrade',
  'Off spec',
  'Transmog',
  'Disenchant',
  'Nobody wanted it',
  'Bonus roll',
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

/**
 * The response of an item that a raider has rolled for themselves. It is no drop of a raid night, so
 * the guild has not decided who gets it.
 */
export const BONUS_ROLL: AwardResponse = 'Bonus roll'

/**
 * Awards with these responses do not count as received, nor do award reasons
 * (docs/specification.md, section 10). In the database: `server/guilds/awards/counted-awards.ts`.
 */
export const UNCOUNTED_RESPONSES: readonly AwardResponse[] = ['Transmog', BONUS_ROLL]

/** Whether the award counts as received by its recipient. */
export function isCounted(award: Pick<Response, 'response' | 'isAwardReason'>): boolean {
  return !award.isAwardReason && !UNCOUNTED_RESPONSES.some((one) => one === award.response)
}

/** The responses that officers choose for a recipient. */
export const RECIPIENT_RESPONSES = AWARD_RESPONSES.filter(
  (response) => !isAwardReason(response) && response !== BONUS_ROLL,
)

interface Response {
  response?: string | null
  isAwardReason?: boolean | null
  recipient?: object | null
}

/**
 * The response of an award; an award reason says that nobody has received the item, unless no
 * recipient is named.
 */
export function describeResponse({
  response,
  isAwardReason: isReason,
  recipient,
}: Response): string | null | undefined {
  return isReason && recipient
    ? [response, 'not received'].filter(Boolean).join('\u00A0· ')
    : response
}
