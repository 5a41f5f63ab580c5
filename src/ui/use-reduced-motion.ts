import { useMediaQuery } from '@/lib/use-media-query'

/**
 * Whether the user prefers reduced motion. Needed only for changes driven by timers: styles.css reduces
 * all CSS animations and transitions.
 */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)')
}
