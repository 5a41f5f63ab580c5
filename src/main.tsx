import './styles.css'
import { createRoot } from 'react-dom/client'
import { announcePreloadErrors } from './app/announce-preload-errors'
import { App } from './app/app'
import { createAppRouter } from './app/create-app-router'
import { followSession } from './app/follow-session'
import { createQueryClient, followFocus } from './app/query-client'

const queryClient = createQueryClient()
const router = createAppRouter({ queryClient })
followFocus()
followSession(queryClient, router)
announcePreloadErrors(router)

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<App queryClient={queryClient} router={router} />)
