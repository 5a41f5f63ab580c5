import { useSyncExternalStore } from 'react'

import { createLazyHook } from '@/lib/load-later'
import { hasQueuedToasts, onToastQueued } from './toast'

const useToaster = createLazyHook(async () => (await import('./toaster')).Toaster)

/** The Toaster, whose code is loaded for the first toast, or else when the page is at rest. */
export function LazyToaster() {
  const isNeeded = useSyncExternalStore(onToastQueued, hasQueuedToasts)
  const Toaster = useToaster(isNeeded ? 'now' : 'rest')
  // The hook returns the same component in every render.
  // oxlint-disable-next-line react/static-components
  return Toaster && <Toaster />
}
