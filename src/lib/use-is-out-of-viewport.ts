import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is completely outside the viewport; false until the browser has reported. */
export function useIsOutOfViewport(ref: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      setIsOut(entries.at(-1)?.isIntersecting === false)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isOut
}
