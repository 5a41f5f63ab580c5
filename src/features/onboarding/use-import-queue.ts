import { ConflictError, ForbiddenError, messageOf, RateLimitError } from '@/api/errors'
import type { AvailableCharacter } from '@/contract/character'
import { importCharacter } from '@/features/characters/characters.api'
import { charactersKey, onboardingQuery } from '@/features/session/session.queries'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** How the import of one character stands. */
export type ImportState =
  | { status: 'waiting' }
  | { status: 'importing' }
  | { status: 'imported'; equipmentCount: number | null }
  | { status: 'failed'; message: string; requiresReauth: boolean }

/** One line of the import. */
export interface ImportRow {
  character: AvailableCharacter
  state: ImportState
}

/** Whether nothing more happens to a character by itself. */
export function isDone({ status }: ImportState): boolean {
  return status === 'imported' || status === 'failed'
}

/** An import under way, or the way to begin one. */
export type ImportQueue = ReturnType<typeof useImportQueue>

/** Waited before asking again when the server says "too many" without saying for how long. */
const DEFAULT_WAIT_SECONDS = 10

/** Tells the characters of an account apart: names repeat across realms. */
export function characterKey({ region, blizzardCharacterId }: AvailableCharacter): string {
  return `${region}:${blizzardCharacterId}`
}

async function importOne(character: AvailableCharacter, signal: AbortSignal): Promise<ImportState> {
  try {
    const { equipmentCount } = await importCharacter(character, signal)
    return { status: 'imported', equipmentCount }
  } catch (error) {
    // Too many calls is not this character's failure: the queue waits and asks again.
    if (error instanceof RateLimitError || signal.aborted) throw error
    // It is here already, from another tab or a resend.
    if (error instanceof ConflictError) return { status: 'imported', equipmentCount: null }
    const requiresReauth = error instanceof ForbiddenError && error.requiresReauth
    return { status: 'failed', message: messageOf(error), requiresReauth }
  }
}

/** Counts down a second at a time; rejects when it is aborted. */
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
      // The reason is whatever aborted, as fetch does it.
      reject(signal.reason as Error)
    })
  })
}

/**
 * Imports characters one after another; a failure never stops the rest, and can be retried. Leaving
 * the page stops it; what is imported by then stays. `waitLeft` is the seconds until the server may be
 * asked again, or 0.
 */
export function useImportQueue() {
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<readonly ImportRow[]>([])
  const [waitLeft, setWaitLeft] = useState(0)
  const queue = useRef<AvailableCharacter[]>([])
  const isRunning = useRef(false)
  const unmount = useRef<AbortController>(null)

  useEffect(() => {
    const controller = new AbortController()
    unmount.current = controller
    return () => controller.abort()
  }, [])

  function setState(character: AvailableCharacter, state: ImportState) {
    const key = characterKey(character)
    setRows((current) =>
      current.map((row) => (characterKey(row.character) === key ? { ...row, state } : row)),
    )
  }

  async function run(signal: AbortSignal) {
    if (isRunning.current) return
    isRunning.current = true
    try {
      for (let next = queue.current[0]; next; next = queue.current[0]) {
        setState(next, { status: 'importing' })
        try {
          setState(next, await importOne(next, signal))
          queue.current.shift()
        } catch (error) {
          if (!(error instanceof RateLimitError)) throw error
          setState(next, { status: 'waiting' })
          await waitSeconds(error.retryAfter ?? DEFAULT_WAIT_SECONDS, setWaitLeft, signal)
        }
      }
    } catch (error) {
      // The page was left; what is imported stays imported.
      if (!signal.aborted) throw error
    } finally {
      isRunning.current = false
      // The guard asks again on the next navigation, not now: the person is still at step 2.
      await Promise.all([
        queryClient.invalidateQueries({ ...onboardingQuery(), refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: charactersKey, refetchType: 'none' }),
      ])
    }
  }

  function enqueue(characters: readonly AvailableCharacter[]) {
    queue.current.push(...characters)
    if (unmount.current) void run(unmount.current.signal)
  }

  return {
    rows,
    waitLeft,
    isFinished: rows.every(({ state }) => isDone(state)),
    start(characters: readonly AvailableCharacter[]) {
      setRows(characters.map((character) => ({ character, state: { status: 'waiting' } })))
      enqueue(characters)
    },
    /** Back to the choice; only once nothing is under way. */
    reset: () => setRows([]),
    retry(character: AvailableCharacter) {
      setState(character, { status: 'waiting' })
      enqueue([character])
    },
  }
}
