import * as adminHistory from '@/contract/admin/admin-history'
import type { Hono } from 'hono'
import { handle, type AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { authorAt } from './record-change'
import { selectChange, selectHistory } from './select-history'
import { previewUndo, undoChange } from './undo-change'

export function historyRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  const by = authorAt(now)

  handle(app, adminHistory.listHistory, async ({ query }) =>
    selectHistory(database, query, new Date(now())),
  )

  handle(app, adminHistory.getChange, async ({ params }) =>
    selectChange(database, params.changeId, new Date(now())),
  )

  handle(app, adminHistory.previewUndo, async ({ params, user }) =>
    previewUndo(database, params.changeId, by(user)),
  )

  handle(app, adminHistory.undoChange, async ({ params, query, user }) => {
    await database.transaction((transaction) =>
      undoChange(transaction, params.changeId, by(user), query.force === 'true'),
    )
  })
}
