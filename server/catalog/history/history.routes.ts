import { listHistory, undoChange as undoChangeCall } from '@/contract/admin-history'
import type { Hono } from 'hono'
import { handle, type AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { authorAt } from './record-change'
import { selectHistory } from './select-history'
import { undoChange } from './undo-change'

/** Admin calls for the history of the catalog. */
export function historyRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  const by = authorAt(now)

  handle(app, listHistory, async ({ query }) => selectHistory(database, query, new Date(now())))

  handle(app, undoChangeCall, async ({ params, user }) => {
    await database.transaction((transaction) => undoChange(transaction, params.changeId, by(user)))
  })
}
