import './styles.css'
import { createRoot } from 'react-dom/client'
import { abortEarlyRequests } from './api/early-requests'
import { App } from './app/app'
import { createAppRouter } from './app/create-app-router'
import { showPreloadErrors } from './app/preload-error-toast'
import { createQueryClient, readOnlineState, watchWindowFocus } from './app/query-client'
import { watchSession } from './app/watch-session'
import { createOverlayHistory } from './lib/overlay-history'
import { nextTask } from './lib/pauses'

async function start() {
  // The evaluation of all modules is a long task already.
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
  createRoot(root).render(<App queryClient={queryClient} router={router} />)
}

void start()
