import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Where the focus is while nobody has moved it on: nowhere, on a whole dialog, or in one that is
 * closing.
 */
const LOST = 'body, [role=dialog], [role=alertdialog][data-state=closed] *'

const findHeading = () => document.querySelector('h1')

/**
 * For an action that disables or removes the control that starts it. Call the returned function
 * before the action: after it, the control gets the focus again, or `findOther` if it is gone; by
 * default the page's heading.
 */
export function useReturnFocus(
  isPending: boolean,
  findOther: () => HTMLElement | null | undefined = findHeading,
) {
  const control = useRef<Element>(null)
  const findTarget = useEffectEvent(findOther)
  useEffect(() => {
    if (isPending || !control.current) return
    const target = control.current.isConnected ? control.current : findTarget()
    control.current = null
    const isLost = document.activeElement?.matches(LOST)
    if (isLost && target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, [isPending])
  return () => {
    control.current = document.activeElement
  }
}
