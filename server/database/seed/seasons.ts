import { randomUUID } from 'node:crypto'
import type { Database } from '../database'
import { seasons } from '../schema'

/** The bonus ids of the upgrade tracks, oldest season first. */
const SEASONS = [
  {
    name: 'The War Within Season 1',
    veteran: '10274-10281',
    champion: '10266-10273',
    hero: '10256, 10261-10265',
    myth: '10257-10260, 10298-10299',
  },
  {
    name: 'Midnight Season 1',
    veteran: '12777-12782',
    champion: '12785-12790',
    hero: '12793-12798',
    myth: '12801-12806',
  },
  {
    name: 'Midnight Season 2',
    veteran: '12825-12830',
    champion: '12833-12838',
    hero: '12841-12846',
    myth: '12849-12854',
  },
] as const

/** Adds the known seasons to a database that has none. */
export async function seedSeasons(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const [existing] = await transaction.select({ id: seasons.id }).from(seasons).limit(1)
    if (existing) return
    const now = Date.now()
    await transaction.insert(seasons).values(
      // They are ordered by this time, so the times must differ.
      SEASONS.map((season, index) => ({
        id: randomUUID(),
        ...season,
        createdAt: new Date(now + index),
      })),
    )
  })
}
