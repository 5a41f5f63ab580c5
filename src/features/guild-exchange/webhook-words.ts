import type { Guild, WebhookFailure } from '@/contract/guilds/guild'

const FAILURES: Readonly<Record<WebhookFailure, string>> = {
  Deleted: 'Discord does not know the webhook any more. Set another one.',
  Rejected: 'Discord has rejected a post.',
  Unreachable: 'Discord cannot be reached. Posts are tried again for a day.',
  Unknown: 'The connection to Discord broke off, so a post may be missing.',
}

/** Why something was not posted. */
export function describeFailure(failure: string): string {
  const known = Object.entries(FAILURES).find(([name]) => name === failure)
  return known?.[1] ?? 'Something was not posted.'
}

/** Whether something can be posted for a guild. */
export function canPost({ webhook }: Pick<Guild, 'webhook'>): boolean {
  return webhook != null && webhook.failure !== ('Deleted' satisfies WebhookFailure)
}
