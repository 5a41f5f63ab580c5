import { followGuildChanges } from '@/contract/guilds/guild-changes'
import type { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { findSessionUser } from '../accounts/sessions'
import { handle, type AppEnv } from '../http/handle'
import { HttpError } from '../http/http-errors'
import { SECOND_MS } from '../lib/durations'
import { logError } from '../logger'
import type { Services } from '../services'
import { createGuildChanges } from './guild-changes'
import { requireMember } from './require-member'

/** How often a stream without changes sends something, so that nobody takes it for a lost one. */
const COMMENT_EVERY_MS = 20 * SECOND_MS

/** The stream of what changes in a guild. */
export function guildChangeRoutes(app: Hono<AppEnv>, { database, listen, now }: Services) {
  const { follow } = createGuildChanges(listen)

  handle(app, followGuildChanges, async ({ user, params: { guildId }, context }) => {
    await requireMember(database, user.id, guildId)
    const token = context.get('token') ?? ''
    // For proxies that would otherwise collect an answer before they pass it on.
    context.header('X-Accel-Buffering', 'no')
    return streamSSE(context, async (stream) => {
      const abort = new AbortController()
      stream.onAbort(() => abort.abort())
      const comments = setInterval(() => void stream.write(':\n\n'), COMMENT_EVERY_MS)
      try {
        for await (const changes of follow(guildId, abort.signal)) {
          // Whoever has signed out or left the guild meanwhile must not hear of it.
          if (!(await findSessionUser(database, token, new Date(now())))) return
          await requireMember(database, user.id, guildId)
          await stream.writeSSE({ data: JSON.stringify(changes) })
        }
      } catch (error) {
        if (!abort.signal.aborted && !(error instanceof HttpError)) logError('stream ended', error)
      } finally {
        abort.abort()
        clearInterval(comments)
      }
    })
  })
}
