import * as z from 'zod/mini'
import { defineCall } from '../call'
import { flag, objectOf, openEnum, optionalInAnswer } from '../fields'
import { requestedId, type NightId } from '../ids'
import { guildSchema, WEBHOOK_FAILURES } from './guild'

/*
 * The webhook of a Discord channel, to which the backend posts for a guild. The feature
 * `discord-webhook`. Rules: docs/specification.md, section 10.
 */

const ADDRESS =
  /^https:\/\/discord\.com\/api\/(?:v\d{1,2}\/)?webhooks\/(?<id>\d{1,20})\/(?<token>[\w-]{1,100})\/?$/

/** The id and the secret of a webhook from its address; undefined for any other text. */
export function parseWebhook(address: string): { id: string; token: string } | undefined {
  const { id, token } = ADDRESS.exec(address)?.groups ?? {}
  return id && token ? { id, token } : undefined
}

const NO_WEBHOOK =
  'Must be the address of a webhook, https://discord.com/api/webhooks/… with its two parts'

/** The address of a webhook. It contains a secret, so no answer has it. */
export const webhookAddress = z.string(NO_WEBHOOK).check(z.trim(), z.regex(ADDRESS, NO_WEBHOOK))

export const setWebhook = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/webhook',
  summary:
    'Sets the webhook of a Discord channel to which the backend posts for a guild, and whether it posts each award; a missing field stays. 404 without an address if no webhook is set. Only for officers; 403 for other members.',
  access: 'session',
  otherStatuses: [403],
  body: objectOf({
    address: z.optional(webhookAddress),
    /** False until it is set. */
    postsAwards: z.optional(flag),
  }),
  key: 'guild',
  answer: guildSchema,
})

export const deleteWebhook = defineCall({
  method: 'DELETE',
  path: '/api/guilds/:guildId/webhook',
  summary:
    'Removes the webhook of a guild. What is not yet posted is dropped. Only for officers; 403 for other members.',
  access: 'session',
  otherStatuses: [403],
  status: 204,
})

export const postToWebhook = defineCall({
  method: 'POST',
  path: '/api/guilds/:guildId/webhook/posts',
  summary:
    'Posts the summary of a raid night to the Discord channel of a guild; without a night, a test. Waits a few seconds for the result; what is not posted by then follows. Only for officers; 403 for other members.',
  access: 'session',
  otherStatuses: [403],
  body: objectOf({ nightId: z.nullish(requestedId<NightId>()) }),
  answer: z.object({
    /** Whether Discord has accepted it. Otherwise it waits, or has failed. */
    isPosted: z.boolean(),
    failure: optionalInAnswer(openEnum(WEBHOOK_FAILURES)),
  }),
})
