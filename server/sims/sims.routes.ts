import type { CharacterId, UserId } from '@/contract/ids'
import { deleteSim, getWishlistSim } from '@/contract/sim'
import { importSim, readSimReport, type ImportSimBody } from '@/contract/sim-import'
import { REPORT_ID } from '@/game/sims/report-link'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { requireEditableCharacter, requireNotTransferred } from '../characters/own-character'
import type { Database } from '../database/database'
import { characters, sims } from '../database/schema'
import { invalid, notFound } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { requireSpecialization } from '../wishlists/require-valid-wishlist'
import { creditGains } from './credit-gains'
import { selectCreditableItems, selectWishlistSim } from './select-sims'
import { deleteSims, storeSims } from './store-sims'

/** The simulations of characters: import, reading and deletion. */
export function simRoutes(app: Hono<AppEnv>, { database, readReport, now }: Services) {
  handle(app, getWishlistSim, async ({ user, params }) => {
    const sim = await selectWishlistSim(database, user.id, params.wishlistId)
    if (sim === undefined) throw notFound('Wishlist')
    return sim
  })

  handle(
    app,
    importSim,
    async ({ user, params, body, transactOnce }) =>
      transactOnce(database, async (transaction) => {
        const character = await requireCharacter(transaction, user.id, params.characterId, body)
        const { raids, unmatchedItemIds } = await matchGains(transaction, character, body)
        if (raids.length === 0)
          throw invalid({ gains: 'No item of this report is in a raid of Guildr' })
        await storeSims(transaction, character, body, raids, new Date(now()))
        return { raids, unmatchedItemIds }
      }),
    async ({ user, params, body }) => {
      const character = await requireCharacter(database, user.id, params.characterId, body)
      return matchGains(database, character, body)
    },
  )

  handle(app, deleteSim, async ({ user, params }) => {
    await database.transaction(async (transaction) => {
      const [character] = await transaction
        .select({ name: characters.name, transferredAt: characters.transferredAt })
        .from(sims)
        .innerJoin(characters, eq(characters.id, sims.characterId))
        .where(and(eq(sims.id, params.simId), eq(characters.userId, user.id)))
      if (!character) throw notFound('Simulation')
      requireNotTransferred(character)
      if (!(await deleteSims(transaction, eq(sims.id, params.simId)))) throw notFound('Simulation')
    })
  })

  handle(app, readSimReport, async ({ params, query }) => {
    if (!REPORT_ID.test(params.reportId)) throw notFound('Report')
    return readReport({ source: query.source ?? 'Raidbots', id: params.reportId })
  })
}

/**
 * The user's character, locked so that two imports for it run one after another.
 * @throws HttpError 404, 403 if it now belongs to another user, or 400 for a report of another
 *   class
 */
async function requireCharacter(
  database: Database,
  userId: UserId,
  characterId: CharacterId,
  { className, specialization }: ImportSimBody,
) {
  const character = await requireEditableCharacter(database, userId, characterId, true)
  if (className != null && className !== character.className) {
    throw invalid({ className: `The report is for a ${className}` })
  }
  requireSpecialization(character.className, specialization)
  return character
}

/** Credits the gains of a report to loot items. One statement. */
async function matchGains(
  database: Database,
  { className }: { className: string },
  { gains, specialization }: ImportSimBody,
) {
  const items = await selectCreditableItems(database, {
    raidIds: [...new Set(gains.flatMap(({ instanceId }) => instanceId ?? []))],
    itemIds: [...new Set(gains.map(({ itemId, sourceItemId }) => sourceItemId ?? itemId))],
  })
  return creditGains(gains, items, { className, specialization })
}
