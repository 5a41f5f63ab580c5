import './styles.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { setLeftOutHandler } from './api/client'
import { abortEarlyRequests } from './api/early-requests'
import { App } from './app/app'
import { createAppRouter } from './app/create-app-router'
import { showPreloadErrors } from './app/preload-error-toast'
import { createQueryClient, readOnlineState, watchWindowFocus } from './app/query-client'
import { watchSession } from './app/watch-session'
import { createOverlayHistory } from './lib/overlay-history'

const queryClient = createQueryClient()
const router = createAppRouter({ queryClient, history: createOverlayHistory() })
readOnlineState()
watchWindowFocus()
watchSession(queryClient, router)
// Not part of the first load, because few backends need it.
setLeftOutHandler(async (...found) =>
  (await import('./app/left-out-entries')).announceLeftOut(...found),
)
showPreloadErrors(router)
router.subscribe('onResolved', abortEarlyRequests)

// The code of the page is loaded while its guards wait for the session.
const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
for (const route of routes) void router.loadRouteChunk(route)

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
// A transition does not block the browser.
startTransition(() => {
  createRoot(root).render(<App queryClient={queryClient} router={router} />)
})
