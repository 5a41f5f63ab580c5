import { onlineManager } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Loads the page again when the connection is back; for pages that could not be loaded. */
export function useReloadWhenOnline() {
  const router = useRouter()
  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (isOnline) void router.invalidate()
      }),
    [router],
  )
}
