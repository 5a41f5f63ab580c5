import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

/** Whether the device is online, as the browser reports it. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline)
}
