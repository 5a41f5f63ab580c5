import { whenAtRest } from '@/lib/load-later'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { watchUpdates } from './app-updates'

/** Watches for new versions of the app (app-updates.ts) once the first page has loaded. */
export function useUpdates() {
  const router = useRouter()
  useEffect(() => {
    // The development server has no service worker.
    if (!import.meta.env.PROD) return undefined
    let stop: () => void = () => undefined
    const unsubscribe = router.subscribe('onResolved', start)
    if (router.state.status === 'idle') start()

    function start() {
      unsubscribe()
      stop = whenAtRest(() => {
        stop = watchUpdates()
      })
    }
    return () => {
      unsubscribe()
      stop()
    }
  }, [router])
}
