import { useCallback, useSyncExternalStore } from 'react'

/** The longest delay of a timer, about 25 days; browsers run timers with a longer one at once. */
const TIMER_MS_MAX = 2_147_483_647

/**
 * Whether a point in time has come; renders again when it comes. False without a time.
 * @param time ISO 8601
 */
export function useHasCome(time: string | null | undefined): boolean {
  const ms = Date.parse(time ?? '')
  const subscribe = useCallback(
    (onChange: () => void) => {
      const delay = ms - Date.now()
      if (!(delay > 0 && delay <= TIMER_MS_MAX)) return () => {}
      const timer = setTimeout(onChange, delay)
      return () => clearTimeout(timer)
    },
    [ms],
  )
  return useSyncExternalStore(subscribe, () => Date.now() >= ms)
}
