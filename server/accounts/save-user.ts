import { randomUUID } from 'node:crypto'
import type { Grant } from '../battlenet/battlenet'
import type { Database } from '../database/database'
import { excluded } from '../database/excluded'
import { battleNetGrants, users } from '../database/schema'

/**
 * Creates or updates the user of a Battle.net account and stores the new grant. Returns the user's
 * id.
 */
export async function saveUser(
  database: Database,
  identity: { accountId: string; battleTag: string },
  grant: Grant,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({
        id: randomUUID(),
        battleNetAccountId: identity.accountId,
        battleNetTag: identity.battleTag,
      })
      .onConflictDoUpdate({
        target: users.battleNetAccountId,
        set: { battleNetTag: identity.battleTag },
      })
      .returning({ id: users.id })
    if (!user) throw new Error('An upsert returned no row')
    await transaction
      .insert(battleNetGrants)
      .values({ userId: user.id, accessToken: grant.accessToken, expiresAt: grant.expiresAt })
      .onConflictDoUpdate({
        target: battleNetGrants.userId,
        set: excluded(['accessToken', 'expiresAt']),
      })
    return user.id
  })
}
