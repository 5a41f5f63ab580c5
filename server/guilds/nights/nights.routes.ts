import type { GuildId, NightId } from '@/contract/ids'
import {
  changeNight,
  deleteNight,
  getNight,
  listNights,
  setAttendance,
  setDropCount,
  setPass,
  startNight,
} from '@/contract/guilds/raid-nights'
import type { Hono } from 'hono'
import type { Database } from '../../database/database'
import { nights } from '../../database/schema'
import { notFound } from '../../http/http-errors'
import { handle, type AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { lockGuild } from '../lock-guild'
import { requireMember, requireOfficer } from '../require-member'
import { visibleDrops } from '../visible-parts'
import { storeAttendance } from './attendance'
import { storeDropCount } from './drops'
import { storePass } from './passes'
import { isNight, selectNight, selectNightDetails, selectNights } from './select-nights'
import { requireNight, storeNight, storeNightChange } from './store-night'

/** The raid nights of guilds. Officers change them; members see them. */
export function nightRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(app, listNights, async ({ user, params }) => {
    const guild = await requireMember(database, user.id, params.guildId)
    return selectNights(database, guild.id)
  })

  handle(app, getNight, async ({ user, params }) => {
    const guild = await requireMember(database, user.id, params.guildId)
    const night = await selectNightDetails(database, guild.id, params.nightId)
    return { ...night, drops: visibleDrops(guild, night.drops) }
  })

  handle(app, startNight, async ({ user, params, body, context, transactOnce }) =>
    transactOnce(database, async (transaction) => {
      const guild = await requireOfficer(transaction, user.id, params.guildId)
      const { id, isNew } = await storeNight(transaction, guild.id, body, new Date(now()))
      if (!isNew) context.status(200)
      return selectNight(transaction, guild.id, id)
    }),
  )

  handle(app, changeNight, async ({ user, params, body }) => {
    const guild = await requireOfficer(database, user.id, params.guildId)
    return database.transaction(async (transaction) => {
      await storeNightChange(transaction, params, body, new Date(now()))
      return selectNight(transaction, guild.id, params.nightId)
    })
  })

  handle(app, deleteNight, async ({ user, params }) => {
    const guild = await requireOfficer(database, user.id, params.guildId)
    const deleted = await database
      .delete(nights)
      .where(isNight(guild.id, params.nightId))
      .returning({ id: nights.id })
    if (deleted.length === 0) throw notFound('Night')
  })

  handle(app, setAttendance, async ({ user, params, body }) => {
    await requireOfficer(database, user.id, params.guildId)
    await changeLocked(params, (transaction) => storeAttendance(transaction, params, body))
  })

  handle(app, setDropCount, async ({ user, params, body }) => {
    await requireOfficer(database, user.id, params.guildId)
    await changeLocked(params, (transaction) =>
      storeDropCount(transaction, params, body, new Date(now())),
    )
  })

  handle(app, setPass, async ({ user, params, body }) => {
    await requireOfficer(database, user.id, params.guildId)
    await changeLocked(params, (transaction) => storePass(transaction, params, body))
  })

  /** Changes a night that exists, one change of the guild after the other. */
  async function changeLocked(
    { guildId, nightId }: { guildId: GuildId; nightId: NightId },
    change: (transaction: Database) => Promise<void>,
  ) {
    await database.transaction(async (transaction) => {
      await lockGuild(transaction, guildId)
      await requireNight(transaction, guildId, nightId)
      await change(transaction)
    })
  }
}
