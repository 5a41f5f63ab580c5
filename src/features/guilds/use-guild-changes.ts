import { AuthError, NetworkError, NotFoundError } from '@/api/errors'
import { reopenDelay } from '@/api/retry'
import { ANY_CHANGE, followGuildChanges, type GuildChange } from '@/contract/guilds/guild-changes'
import type { GuildId } from '@/contract/ids'
import { useFeature } from '@/features/session/use-feature'
import { useIsOnline } from '@/lib/use-is-online'
import { useIsVisible } from '@/lib/use-is-visible'
import { useEffect, useEffectEvent } from 'react'

/** How often everything is read again if there is no stream. */
const POLL_MS = 30_000

/** Browsers open six connections to a server with HTTP/1.1, and other calls need some of them. */
const STREAMS_MAX = 2

/**
 * @param changes what has changed
 * @param isStart whether they are those from before the stream, which may have come after the page
 *   has read its data
 */
type OnChanges = (changes: readonly GuildChange[], isStart: boolean) => void

/**
 * Reports what others change in guilds while the page is visible: from a stream for each guild, or,
 * if the backend has none or the browser reports that it is offline, every thirty seconds that anything may have changed. Hidden pages have
 * no stream, so that many tabs share the few connections of a browser.
 */
export function useGuildChanges(guildIds: readonly GuildId[], onChanges: OnChanges) {
  const isVisible = useIsVisible()
  const isOnline = useIsOnline()
  const hasStreams = useFeature('live-changes') && isOnline && guildIds.length <= STREAMS_MAX
  const report = useEffectEvent(onChanges)
  const ids = guildIds.join(' ')
  useEffect(() => {
    if (!isVisible || ids === '') return undefined
    const abort = new AbortController()
    const { signal } = abort
    if (hasStreams) {
      // Ids have no spaces; the text stays the same between renders, which an array does not.
      for (const id of ids.split(' ')) {
        void follow(id, (...args) => report(...args), signal)
      }
    } else {
      const timer = setInterval(() => report(ANY_CHANGE, false), POLL_MS)
      signal.addEventListener('abort', () => clearInterval(timer))
    }
    return () => abort.abort()
  }, [ids, isVisible, hasStreams])
}

/**
 * Follows a guild until the signal is aborted or the user may not follow it any more. A lost stream
 * is opened again. Where streams do not work, each failed attempt reports that anything may have changed.
 */
async function follow(guildId: string, onChanges: OnChanges, signal: AbortSignal) {
  let isStart = true
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      // The page is shown without it.
      const { receive } = await import('@/api/stream')
      await receive(followGuildChanges, {
        params: { guildId },
        signal,
        onEvent(changes) {
          failures = 0
          onChanges(changes, isStart)
          isStart = false
        },
      })
    } catch (error) {
      if (signal.aborted || error instanceof AuthError) return
      isStart = false
      if (!(error instanceof NetworkError)) onChanges(ANY_CHANGE, isStart)
      // The calls of the page get a 404, too.
      if (error instanceof NotFoundError) return
    }
    await pause(reopenDelay(failures), signal)
  }
}

/** Resolves after some time, or when the signal is aborted. */
function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
