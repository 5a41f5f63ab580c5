import { createParser } from 'eventsource-parser'
import { followGuildChanges, type GuildChange } from '@/contract/guilds/guild-changes'
import type { TestBackend } from './backend'
import { pathOf } from './backend-calls'
import { BACKEND_ORIGIN } from './backend-parts'

/** Opens the stream of changes of a guild; it has to be ended with `stop`. */
export async function followChanges({ app }: TestBackend, token: string | null, guildId: string) {
  const response = await app.request(
    `${BACKEND_ORIGIN}${pathOf(followGuildChanges, { guildId })}`,
    { headers: token ? { Authorization: `Bearer ${token}` } : {} },
  )
  const heard: GuildChange[][] = []
  const parser = createParser({
    onEvent: ({ data }) => heard.push(followGuildChanges.events.parse(JSON.parse(data))),
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()

  return {
    status: response.status,
    headers: response.headers,
    /** The changes of the next event; undefined when the server has ended the stream. */
    async next(): Promise<GuildChange[] | undefined> {
      while (heard.length === 0) {
        const { done = true, value } = (await reader?.read()) ?? {}
        if (done) return undefined
        parser.feed(value ?? '')
      }
      return heard.shift()
    },
    async stop() {
      await reader?.cancel()
    },
  }
}
