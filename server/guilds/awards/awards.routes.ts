import { listOwnAwards } from '@/contract/guilds/award'
import { awardItem, changeAward, listAwards, undoAward } from '@/contract/guilds/guild-awards'
import { maySee, maySeeOf } from '@/contract/guilds/guild'
import { getDecision } from '@/contract/guilds/raiders'
import { importAwards, listAwardImports, undoAwardImport } from '@/contract/guilds/guild-import'
import type { Hono } from 'hono'
import { isReferenceMissing, repeatTransaction } from '../../database/repeat-transaction'
import { notFound } from '../../http/http-errors'
import { handle, type AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { selectCandidates } from './award-candidates'
import { deleteAwardImport, selectAwardImports } from './award-imports'
import { deleteAward } from './award-wishes'
import { storeAwardChange } from './change-award'
import { dryRunImport, storeImportedAwards } from './import-awards'
import { requireMember, requireOfficer } from '../require-member'
import { selectAward, selectAwards, selectOwnAwards } from './select-awards'
import { storeAward } from './store-award'
import { visibleWants } from '../visible-parts'

/** The awards of guilds. */
export function awardRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(app, awardItem, async ({ user, params, body, context, transactOnce }) =>
    transactOnce(database, async (transaction) => {
      const guild = await requireOfficer(transaction, user.id, params.guildId)
      const officer = { userId: user.id, guild }
      const isNew = await storeAward(transaction, officer, body, new Date(now()))
      if (!isNew) context.status(200)
      const award = await selectAward(transaction, guild.id, body.id)
      if (!award) throw notFound('Award')
      return award
    }),
  )

  handle(app, changeAward, async ({ user, params, body }) => {
    const guild = await requireOfficer(database, user.id, params.guildId)
    await database.transaction(async (transaction) =>
      storeAwardChange(transaction, guild.id, params.awardId, body, new Date(now())),
    )
    const award = await selectAward(database, guild.id, params.awardId)
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
      const { awards, ...parts } = body
      const importOf = { userId: user.id, guild, ...parts }
      // What is deleted after it was matched matches nothing the second time.
      return repeatTransaction(
        () => storeImportedAwards(database, importOf, awards, new Date(now())),
        isReferenceMissing,
      )
    },
    async ({ user, params, body }) => {
      const guild = await requireOfficer(database, user.id, params.guildId)
      return dryRunImport(database, guild, body.awards)
    },
  )

  handle(app, listAwardImports, async ({ user, params }) => {
    const guild = await requireOfficer(database, user.id, params.guildId)
    return selectAwardImports(database, guild.id, new Date(now()))
  })

  handle(app, undoAwardImport, async ({ user, params }) => {
    const guild = await requireOfficer(database, user.id, params.guildId)
    const { importId } = params
    if (!(await deleteAwardImport(database, guild.id, importId, new Date(now())))) {
      throw notFound('Import')
    }
  })

  handle(app, listAwards, async ({ user, params, query }) => {
    const guild = await requireMember(database, user.id, params.guildId)
    const { recipientId } = query
    if (recipientId !== undefined && !maySeeOf(guild, 'received', recipientId)) {
      return { awards: [], next: null, totals: null }
    }
    const part = await selectAwards(database, params.guildId, query)
    const hasTotals = recipientId !== undefined || maySee(guild, 'received')
    return hasTotals ? part : { ...part, totals: null }
  })

  handle(app, getDecision, async ({ user, params: { guildId, awardId } }) => {
    const guild = await requireMember(database, user.id, guildId)
    const award = await selectAward(database, guildId, awardId)
    if (!award) throw notFound('Award')
    const candidates = await selectCandidates(database, guildId, awardId)
    return { award, candidates: visibleWants(guild, candidates) }
  })

  handle(app, listOwnAwards, async ({ user, query }) =>
    selectOwnAwards(database, user.id, new Date(query.since)),
  )
}
