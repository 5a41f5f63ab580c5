import { useEffect, useState, type RefObject } from 'react'

/** Elements within half a window height above or below the viewport are near. */
const MARGIN = '50%'

interface Nearness {
  isNear: boolean
  /** Height in pixels when the element was last near; undefined if it has not been near yet. */
  height?: number
}

/**
 * Whether an element is in or near the viewport, so that rows of a long list can render less while
 * they are far away. An element that contains the focus stays near. Without IntersectionObserver,
 * as in jsdom, every element is near.
 *
 * @param startsNear the value until the observer has reported
 * @example
 * const { isNear, height } = useNearViewport(rowRef, index < 20)
 * <li ref={rowRef} style={isNear ? undefined : { height }}>{isNear ? <Row /> : name}</li>
 */
export function useNearViewport(ref: RefObject<Element | null>, startsNear: boolean): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ isNear: startsNear || !findObserver() })
  useEffect(() => {
    const element = ref.current
    const observer = findObserver()
    if (!element || !observer) return undefined
    listeners.set(element, (isNear, height) => {
      setNearness((before) => (before.isNear === isNear ? before : { isNear, height }))
    })
    observer.observe(element)
    return () => observer.unobserve(element)
  }, [ref])
  return nearness
}

const listeners = new WeakMap<Element, (isNear: boolean, height: number) => void>()

let sharedObserver: IntersectionObserver | undefined

/** One observer for all elements, so that rows that become near together are rendered together. */
function findObserver(): IntersectionObserver | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined
  sharedObserver ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isNear = isIntersecting || target.contains(document.activeElement)
        listeners.get(target)?.(isNear, boundingClientRect.height)
      }
    },
    { rootMargin: `${MARGIN} 0px` },
  )
  return sharedObserver
}
