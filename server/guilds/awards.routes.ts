import { awardItem, listAwards, listOwnAwards, undoAward } from '@/contract/guild-awards'
import { importAwards } from '@/contract/guild-import'
import type { Hono } from 'hono'
import { notFound } from '../http/errors'
import type { AnswerMemory } from '../http/answer-memory'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { deleteAward } from './award-wishes'
import { dryRunImport, storeImportedAwards } from './import-awards'
import { requireMember, requireOfficer } from './require-member'
import {
  selectAward,
  selectAwards,
  selectFirstAwardsVersion,
  selectOwnAwards,
} from './select-awards'
import { storeAward } from './store-award'

/** The awards of guilds. */
export function awardRoutes(app: Hono<AppEnv>, { database, now }: Services, answers: AnswerMemory) {
  handle(app, awardItem, async ({ user, params, body, context }) => {
    const guild = await requireOfficer(database, user.id, params.guildId)
    const isNew = await database.transaction(async (transaction) =>
      storeAward(transaction, { userId: user.id, guild }, body, new Date(now())),
    )
    if (!isNew) context.status(200)
    const award = await selectAward(database, guild.id, body.id)
    if (!award) throw notFound('Award')
    return award
  })

  handle(app, undoAward, async ({ user, params }) => {
    const guild = await requireOfficer(database, user.id, params.guildId)
    const isDeleted = await database.transaction(async (transaction) =>
      deleteAward(transaction, guild.id, params.awardId),
    )
    if (!isDeleted) throw notFound('Award')
  })

  handle(
    app,
    importAwards,
    async ({ user, params, body }) => {
      const guild = await requireOfficer(database, user.id, params.guildId)
      return storeImportedAwards(database, guild.id, body.awards)
    },
    async ({ user, params, body }) => {
      const guild = await requireOfficer(database, user.id, params.guildId)
      return dryRunImport(database, guild.id, body.awards)
    },
  )

  handle(app, listAwards, async ({ user, params, query }) => {
    const { guildId } = params
    if (Object.values(query).some((value) => value !== undefined)) {
      await requireMember(database, user.id, guildId)
      return selectAwards(database, guildId, query)
    }
    const version = await selectFirstAwardsVersion(database, guildId, user.id)
    if (version === null) throw notFound('Guild')
    return answers.answer(listAwards, [guildId], version, () =>
      selectAwards(database, guildId, query),
    )
  })

  handle(app, listOwnAwards, async ({ user, query }) =>
    selectOwnAwards(database, user.id, new Date(query.since)),
  )
}
