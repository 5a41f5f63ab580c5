import { useCallback, useSyncExternalStore } from 'react'

/**
 * The longest delay of a timer, about 25 days; browsers fire timers with a longer delay at once.
 */
const TIMER_MS_MAX = 2_147_483_647

/**
 * Returns whether a point in time is past; false without a time. The component renders again when
 * it comes.
 * @param time ISO 8601
 */
export function useIsPast(time: string | null | undefined): boolean {
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
