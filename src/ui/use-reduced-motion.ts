import { useMediaQuery } from '@/lib/use-media-query'

/**
 * Whether the user prefers reduced motion. For motion driven by timers; one rule in styles.css stops
 * all CSS animations and transitions.
 */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)')
}
