import type { UserId } from '@/contract/ids'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { AccountCharacter } from '../battlenet/battlenet'
import type { Database } from '../database/database'
import { characters, guildShares } from '../database/schema'
import { renameCharacter } from './rename-character'

/**
 * Applies Battle.net's list of the characters of a user's account: its imported characters get the
 * names and realms of the list, and they belong to this user from now on. Users who have imported
 * one of them before keep its wishlists, but their sharing ends.
 */
export async function applyAccountList(
  database: Database,
  userId: UserId,
  list: readonly AccountCharacter[],
  now: Date,
): Promise<void> {
  const listed = list.map(isCharacter)
  if (listed.length === 0) return
  await database.transaction(async (transaction) => {
    const stored = await transaction
      .select()
      .from(characters)
      .where(or(...listed))
    const isOwn = (row: (typeof stored)[number]) => row.userId === userId
    await setTransferred(
      transaction,
      stored.filter((row) => !isOwn(row) && !row.transferredAt),
      now,
    )
    await setTransferred(
      transaction,
      stored.filter((row) => isOwn(row) && row.transferredAt),
      null,
    )
    for (const entry of list) {
      const isImported = stored.some((row) => isOwn(row) && isSameCharacter(row, entry))
      if (isImported) await renameCharacter(transaction, entry)
    }
  })
}

type Identity = Pick<AccountCharacter, 'region' | 'blizzardCharacterId'>

/** The condition for the rows of a character: each user can have imported it. */
export function isCharacter({ region, blizzardCharacterId }: Identity) {
  return and(eq(characters.region, region), eq(characters.blizzardCharacterId, blizzardCharacterId))
}

/** Whether both are the same character: the game's ids are unique within a region. */
export function isSameCharacter(one: Identity, other: Identity): boolean {
  return one.region === other.region && one.blizzardCharacterId === other.blizzardCharacterId
}

async function setTransferred(
  transaction: Database,
  rows: readonly { id: string }[],
  transferredAt: Date | null,
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await transaction.update(characters).set({ transferredAt }).where(inArray(characters.id, ids))
  await transaction.delete(guildShares).where(inArray(guildShares.characterId, ids))
}
