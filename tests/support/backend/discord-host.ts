import type { Database } from '../../../server/database/database'
import { createWebhookPosts } from '../../../server/guilds/webhook/webhook-posts'

export const WEBHOOK_ADDRESS = 'https://discord.com/api/webhooks/1234567890123456789/a-Secret_part'

export type TestDiscord = ReturnType<typeof createTestDiscord>

/** A stub of Discord. It accepts each post with 204 until a test sets other answers. */
export function createTestDiscord() {
  const requests: { url: string; body: Record<string, unknown> }[] = []
  const discord = {
    /** The requests in the order in which they came. */
    requests,
    /** Answers or rejects the next requests; set by tests. */
    answer: async (): Promise<Response> => new Response(null, { status: 204 }),
    /** The texts of the requests. */
    texts: () => requests.map(({ body }) => body.content),
    connect: ({ database, now }: { database: Database; now: () => number }) =>
      createWebhookPosts({
        database,
        now,
        origin: 'https://discord.com',
        fetch: async (...sent) => {
          const request = new Request(...sent)
          requests.push({ url: request.url, body: await request.json() })
          return discord.answer()
        },
      }),
  }
  return discord
}

/** Discord's answer to too many requests. */
export function tooManyPosts(retryAfter: number, isGlobal = false): Response {
  return Response.json(
    { message: 'You are being rate limited.', retry_after: retryAfter, global: isGlobal },
    { status: 429, headers: { 'Retry-After': String(Math.ceil(retryAfter)) } },
  )
}

/** Discord's answer for a webhook that was deleted. */
export function unknownWebhook(): Response {
  return Response.json({ message: 'Unknown Webhook', code: 10_015 }, { status: 404 })
}
