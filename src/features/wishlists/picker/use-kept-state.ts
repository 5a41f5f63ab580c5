import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dropWithSession } from '@/lib/storage/session-memory'

/** States of pages from which a link was followed, by the number of the page's entry in the history. */
const kept = new Map<string, unknown>()
dropWithSession(() => kept.clear())

/**
 * A state that is there again when Back returns to the page from a link on it.
 * @param name distinguishes the states of pages that can have the same number
 */
export function useKeptState<Value>(name: string, initial: Value) {
  const { history } = useRouter()
  const [entry] = useState(() => history.location.state.__TSR_index)
  const key = `${entry} ${name}`
  // Whatever has been kept under a name has been a state of that name.
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as Value) : initial))
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  useEffect(() => {
    kept.delete(key)
    return () => {
      if (history.location.state.__TSR_index > entry) kept.set(key, latest.current)
    }
  }, [history, key, entry])
  return [value, setValue] as const
}
