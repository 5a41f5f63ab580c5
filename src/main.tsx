import './styles.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { abortEarlyRequests } from './api/early-requests'
import { App } from './app/app'
import { createAppRouter } from './app/create-app-router'
import { showPreloadErrors } from './app/preload-error-toast'
import { createQueryClient, readOnlineState, watchWindowFocus } from './app/query-client'
import { watchSession } from './app/watch-session'
import { createOverlayHistory } from './lib/overlay-history'
import { nextTask } from './lib/pauses'

/** Starts the app in several tasks, because each of its parts takes long on a slow phone. */
async function start() {
  // The evaluation of the modules is the first task.
  await nextTask()
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, history: createOverlayHistory() })
  readOnlineState()
  watchWindowFocus()
  watchSession(queryClient, router)
  showPreloadErrors(router)
  router.subscribe('onResolved', abortEarlyRequests)

  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  // A transition is rendered in parts.
  startTransition(() => {
    createRoot(root).render(<App queryClient={queryClient} router={router} />)
  })
}

void start()
