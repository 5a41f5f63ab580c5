import type { JournalRaidEntry } from '@/contract/admin/admin-journal'
import { useEffect, useRef, useState } from 'react'
import { readRaid, readRest, type Reading } from './read-journal'

type Task = (options: Parameters<typeof readRaid>[1]) => Promise<void>

/** Closing the component ends the reading. */
export function useReading() {
  const [reading, setReading] = useState<Reading | null>(null)
  const [isActive, setActive] = useState(false)
  /** Why the raid itself could not be read. */
  const [error, setError] = useState<unknown>(null)
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])

  async function run(task: Task) {
    stop()
    const controller = new AbortController()
    abort.current = controller
    const { signal } = controller
    setActive(true)
    setError(null)
    try {
      await task({ signal, onProgress: (next) => !signal.aborted && setReading(next) })
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    }
    if (!signal.aborted) setActive(false)
  }

  /** Keeps what has been read so far. */
  function stop() {
    abort.current?.abort()
    setActive(false)
  }

  return {
    reading,
    isActive,
    error,
    start: (raid: JournalRaidEntry) => void run((options) => readRaid(raid, options)),
    /** Reads what is not read yet. */
    resume() {
      if (reading) void run((options) => readRest(reading, options))
    },
    stop,
    reset() {
      stop()
      setReading(null)
      setError(null)
    },
  }
}
