import { send } from '@/api/client'
import { ConflictError, ForbiddenError, messageOf, RateLimitError } from '@/api/errors'
import type { CallBody } from '@/contract/call'
import { importCharacter, type AvailableCharacter } from '@/contract/character'
import { charactersKey } from '@/features/characters/characters.queries'
import { onboardingQuery } from '@/features/session/session.queries'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

export type ImportState =
  | { status: 'waiting' }
  | { status: 'importing' }
  /**
   * `equipmentCount` is null if the character was imported already, and missing if the backend does
   * not say it.
   */
  | { status: 'imported'; equipmentCount?: number | null; itemLevel?: number | null }
  /** `isRetry` if it has failed before. */
  | { status: 'failed'; message: string; requiresReauth: boolean; isRetry: boolean }

export interface ImportRow {
  character: AvailableCharacter
  state: ImportState
}

export function isDone({ status }: ImportState): boolean {
  return status === 'imported' || status === 'failed'
}

export type ImportQueue = ReturnType<typeof useImportQueue>

/** Seconds to wait after a 429 without `retryAfter`. */
const DEFAULT_WAIT_SECONDS = 10

/**
 * Identifies a character of an account; names and ids are unique only within a region. Other
 * backends may not send an id; then the whole entry is the key.
 */
export function queueKey(character: AvailableCharacter): string {
  const { region, blizzardCharacterId, received } = character
  if (blizzardCharacterId == null) return JSON.stringify(received)
  return `${region}:${blizzardCharacterId}`
}

interface ImportOptions {
  isRetry: boolean
  signal: AbortSignal
}

async function importOne(
  character: AvailableCharacter,
  { isRetry, signal }: ImportOptions,
): Promise<ImportState> {
  try {
    // The entry as it was received: the backend that sent it accepts it.
    const body = { character: character.received } as CallBody<typeof importCharacter>
    const { equipmentCount, character: imported } = await send(importCharacter, { body, signal })
    return { status: 'imported', equipmentCount, itemLevel: imported?.itemLevel }
  } catch (error) {
    // A rate limit applies to the whole queue, which waits and retries.
    if (error instanceof RateLimitError || signal.aborted) throw error
    // The character was imported in another tab, or by a request whose answer was lost.
    if (error instanceof ConflictError) return { status: 'imported', equipmentCount: null }
    const requiresReauth = error instanceof ForbiddenError && error.requiresReauth
    return { status: 'failed', message: messageOf(error), requiresReauth, isRetry }
  }
}

/** Waits and calls `onTick` every second with the seconds left. Rejects if the signal aborts. */
function waitSeconds(seconds: number, onTick: (left: number) => void, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    let left = Math.max(1, Math.ceil(seconds))
    onTick(left)
    const timer = setInterval(() => {
      left -= 1
      onTick(left)
      if (left > 0) return
      clearInterval(timer)
      resolve()
    }, 1000)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      // Like fetch, rejects with the signal's reason.
      reject(signal.reason as Error)
    })
  })
}

/**
 * Imports characters one after another. A character that fails does not stop the others and can be
 * retried. Unmounting stops the queue. `waitLeft` is the number of seconds until the queue
 * continues after a rate limit, or 0.
 */
export function useImportQueue() {
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<readonly ImportRow[]>([])
  const [waitLeft, setWaitLeft] = useState(0)
  /** Settles when all imports so far have ended. */
  const last = useRef(Promise.resolve())
  const unmount = useRef<AbortController>(null)

  useEffect(() => {
    const controller = new AbortController()
    unmount.current = controller
    return () => controller.abort()
  }, [])

  function setState(character: AvailableCharacter, state: ImportState) {
    const key = queueKey(character)
    setRows((current) =>
      current.map((row) => (queueKey(row.character) === key ? { ...row, state } : row)),
    )
  }

  /** Imports a character; after a rate limit, waits and tries again. Rejects if the signal aborts. */
  async function importRow(character: AvailableCharacter, options: ImportOptions) {
    setState(character, { status: 'importing' })
    try {
      setState(character, await importOne(character, options))
    } catch (error) {
      if (!(error instanceof RateLimitError)) throw error
      setState(character, { status: 'waiting' })
      await waitSeconds(error.retryAfter ?? DEFAULT_WAIT_SECONDS, setWaitLeft, options.signal)
      await importRow(character, options)
    }
  }

  async function importAll(characters: readonly AvailableCharacter[], options: ImportOptions) {
    try {
      for (const character of characters) await importRow(character, options)
    } catch (error) {
      // An abort means that the component was unmounted.
      if (!options.signal.aborted) throw error
    } finally {
      // The queries are refetched on the next navigation, because the user has not left the import
      // yet.
      await Promise.all([
        queryClient.invalidateQueries({ ...onboardingQuery(), refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: charactersKey, refetchType: 'none' }),
      ])
    }
  }

  function enqueue(characters: readonly AvailableCharacter[], { isRetry }: { isRetry: boolean }) {
    const signal = unmount.current?.signal
    if (signal) last.current = last.current.then(() => importAll(characters, { isRetry, signal }))
  }

  return {
    rows,
    waitLeft,
    isFinished: rows.every(({ state }) => isDone(state)),
    start(characters: readonly AvailableCharacter[]) {
      setRows(characters.map((character) => ({ character, state: { status: 'waiting' } })))
      enqueue(characters, { isRetry: false })
    },
    /** Shows the selection again. Call it only when the import has finished. */
    reset: () => setRows([]),
    retry(character: AvailableCharacter) {
      setState(character, { status: 'waiting' })
      enqueue([character], { isRetry: true })
    },
  }
}
