import { focusManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => focusManager.subscribe(onChange)
const isVisible = () => focusManager.isFocused()

/** Whether the page is visible. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible)
}
