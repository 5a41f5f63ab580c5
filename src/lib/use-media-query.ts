import { useMemo, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches. For cases that CSS cannot handle, such as not mounting a
 * component.
 */
export function useMediaQuery(query: string): boolean {
  // Created once: the browser evaluates the query for each new list, and React subscribes to each
  // new function.
  const { subscribe, matches } = useMemo(() => {
    const list = window.matchMedia(query)
    return {
      subscribe: (onChange: () => void) => {
        list.addEventListener('change', onChange)
        return () => list.removeEventListener('change', onChange)
      },
      matches: () => list.matches,
    }
  }, [query])
  return useSyncExternalStore(subscribe, matches)
}
