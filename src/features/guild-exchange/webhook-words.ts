import type { Guild, WebhookFailure } from '@/contract/guilds/guild'

const FAILURES: Readonly<Record<WebhookFailure, string>> = {
  Deleted: 'The webhook does not exist any more. Set another one on the roster.',
  Rejected: 'A post was rejected.',
  Unreachable: 'No connection. Posts are tried again for a day.',
  Unknown: 'The connection broke off, so a post may be missing.',
}

/** Why something was not posted. */
export function describeFailure(failure: string): string {
  const known = Object.entries(FAILURES).find(([name]) => name === failure)
  return known?.[1] ?? 'A post has failed.'
}

/** Whether something can be posted for a guild. */
export function canPost({ webhook }: Pick<Guild, 'webhook'>): boolean {
  return webhook != null && webhook.failure !== ('Deleted' satisfies WebhookFailure)
}
