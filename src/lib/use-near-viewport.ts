import { useEffect, useState, type RefObject } from 'react'

/** How far around the window an element is near, in the window's own heights. */
const MARGIN = '100%'

interface Nearness {
  isNear: boolean
  /** What it was high while it was near, in pixels; undefined before it has been. */
  height?: number
}

/**
 * Whether an element is in the window or about to be, for the rows of a long list: what is far away
 * need not be rendered in full. One in which somebody is stays near. Without an observer, as in a
 * test's document, everything is near.
 *
 * @param startsNear what it is taken for until the observer has seen it
 * @example
 * const { isNear, height } = useNearViewport(rowRef, index < 20)
 * <li ref={rowRef} style={isNear ? undefined : { height }}>{isNear ? <Row /> : name}</li>
 */
export function useNearViewport(ref: RefObject<Element | null>, startsNear: boolean): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ isNear: startsNear || !observer })
  useEffect(() => {
    const element = ref.current
    if (!element || !observer) return undefined
    listeners.set(element, (isNear, height) => {
      setNearness((before) => (before.isNear === isNear ? before : { isNear, height }))
    })
    observer.observe(element)
    return () => observer?.unobserve(element)
  }, [ref])
  return nearness
}

const listeners = new WeakMap<Element, (isNear: boolean, height: number) => void>()

/** One for all: the rows of a list cross its border together and are rendered together. */
const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            const isNear = isIntersecting || target.contains(document.activeElement)
            listeners.get(target)?.(isNear, boundingClientRect.height)
          }
        },
        { rootMargin: `${MARGIN} 0px` },
      )
