import { ANY_CHANGE, type GuildChange } from '@/contract/guilds/guild-changes'
import type { GuildId } from '@/contract/ids'
import { EventEmitter, on } from 'node:events'
import type { OpenDatabase } from '../database/database'

/** The channel to which the triggers of migration 0026 send. */
const CHANNEL = 'guild_changes'

/** Changes are collected for this time, so that edits in quick succession are read together. */
const COLLECT_MS = 100

/** The event of what concerns all guilds. No guild has this id. */
const ALL_GUILDS = ''

/** What a trigger sends. */
type Notification = GuildChange & { guildId?: GuildId }

/** Distributes the changes of guilds in this and other processes, after their transactions. */
export function createGuildChanges(listen: OpenDatabase['listen']) {
  const emitter = new EventEmitter().setMaxListeners(0)
  const collected = new Map<string, GuildChange[]>()
  let listening: Promise<void> | undefined

  function collect(guildId: string, changes: readonly GuildChange[]) {
    if (collected.size === 0) setTimeout(emit, COLLECT_MS)
    collected.set(guildId, [...(collected.get(guildId) ?? []), ...changes])
  }

  function emit() {
    const ofAll = collected.get(ALL_GUILDS) ?? []
    for (const guildId of emitter.eventNames()) {
      // `on` also listens to errors.
      if (guildId === 'error') continue
      const changes = [...(collected.get(String(guildId)) ?? []), ...ofAll]
      if (changes.length > 0) emitter.emit(guildId, changes)
    }
    collected.clear()
  }

  function onNotification(text: string) {
    if (text === '') return collect(ALL_GUILDS, ANY_CHANGE)
    // The triggers are the only senders.
    const { guildId = ALL_GUILDS, ...change } = JSON.parse(text) as Notification
    collect(guildId, [change])
  }

  return {
    /**
     * Yields what has changed in a guild since the last time, first at once with all that may have
     * changed before, until the signal is aborted.
     */
    async *follow(guildId: GuildId, signal: AbortSignal): AsyncGenerator<readonly GuildChange[]> {
      const heard = on(emitter, guildId, { signal })
      listening ??= listen(CHANNEL, onNotification).catch((error: unknown) => {
        listening = undefined
        throw error
      })
      await listening
      yield ANY_CHANGE
      for await (const [changes] of heard) yield changes
    },
  }
}
