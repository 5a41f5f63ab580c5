import { useSyncExternalStore } from 'react'

/** Whether a media query holds, kept up to date. For what CSS cannot do: not mounting at all. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
}
