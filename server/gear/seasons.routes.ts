import {
  createSeason,
  deleteSeason,
  listSeasons,
  updateSeason,
} from '@/contract/admin/admin-season'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { changeRow } from '../catalog/change-row'
import { authorAt, recordChange } from '../catalog/history/record-change'
import { recordDeletion } from '../catalog/history/record-deletion'
import { seasons } from '../database/schema'
import { notFound } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { selectSeasons } from './select-gear'

/** Admin calls for the bonus ids of upgrade tracks. */
export function seasonRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  const by = authorAt(now)

  handle(app, listSeasons, async () => selectSeasons(database))

  handle(app, createSeason, async ({ body, user, transactOnce }) =>
    transactOnce(database, async (transaction) => {
      const id = randomUUID()
      await transaction.insert(seasons).values({ id, ...body, createdAt: new Date(now()) })
      const { name } = body
      await recordChange(transaction, by(user), { action: 'created', kind: 'season', name })
      return { id, ...body }
    }),
  )

  handle(app, updateSeason, async ({ params, body, user }) =>
    database.transaction(async (transaction) => {
      const [season] = await transaction
        .select()
        .from(seasons)
        .where(eq(seasons.id, params.seasonId))
        .for('update')
      if (!season) throw notFound('Season')
      const { createdAt: _, ...existing } = season
      return { ...existing, ...(await changeRow(transaction, by(user), 'season', season, body)) }
    }),
  )

  handle(app, deleteSeason, async ({ params, user }) => {
    const isSeason = eq(seasons.id, params.seasonId)
    await database.transaction(async (transaction) => {
      const [season] = await transaction.select().from(seasons).where(isSeason).for('update')
      if (!season) throw notFound('Season')
      const { id, name } = season
      await recordDeletion(transaction, by(user), { kind: 'season', name, ids: { seasons: [id] } })
      await transaction.delete(seasons).where(isSeason)
    })
  })
}
