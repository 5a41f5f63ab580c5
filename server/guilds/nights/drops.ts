import { NIGHT_DROPS_MAX, type setDropCount } from '@/contract/guilds/raid-nights'
import type { DropId, GuildId, LootItemId, NightId } from '@/contract/ids'
import type { Difficulty } from '@/game/difficulties'
import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Database } from '../../database/database'
import { guildAwards, nightDrops, type nights } from '../../database/schema'
import { conflict } from '../../http/http-errors'
import { selectDrop } from '../awards/match-awards'

interface NightKey {
  guildId: GuildId
  nightId: NightId
}

/** An item of the catalog that drops on a difficulty. */
interface DropKey {
  lootItemId: LootItemId
  difficulty: Difficulty
}

/**
 * Stores how often an item has dropped in a night. Call `lockGuild` before, so that no award takes
 * a drop at the same time.
 * @throws HttpError 400 if the item does not drop on the difficulty, 409 if more of them are given
 *   away, or if there are too many different drops
 */
export async function storeDropCount(
  transaction: Database,
  night: NightKey,
  { count, ...key }: z.output<typeof setDropCount.body>,
  now: Date,
): Promise<void> {
  const drop = await findDrop(transaction, night, key)
  if (!drop) {
    if (count > 0) await insertDrop(transaction, night, key, { count, markedAt: now })
    return
  }
  if (drop.given > count) {
    throw conflict(
      drop.given === 1
        ? 'One of them is given away. Undo the award first.'
        : `${drop.given} of them are given away. Undo an award first.`,
    )
  }
  const isDrop = eq(nightDrops.id, drop.id)
  await (count === 0
    ? transaction.delete(nightDrops).where(isDrop)
    : transaction.update(nightDrops).set({ count }).where(isDrop))
}

/** A drop for an award. */
export interface TakenDrop {
  id: DropId
  /** Whether it is there for the award; otherwise all are given away. */
  isLeft: boolean
}

/**
 * Finds a drop of a night for an award. An item that is not marked is marked; if all are given away
 * and the award is confirmed, it is counted once more.
 * @param count for how many awards
 * @throws HttpError as `storeDropCount`
 */
export async function takeDrop(
  transaction: Database,
  { guildId, id: nightId }: Pick<typeof nights.$inferSelect, 'guildId' | 'id'>,
  key: DropKey,
  { isConfirmed, now, count = 1 }: { isConfirmed: boolean; now: Date; count?: number },
): Promise<TakenDrop> {
  const night = { guildId, nightId }
  const drop = await findDrop(transaction, night, key)
  if (!drop) {
    const counted = { count, markedAt: now }
    return { id: await insertDrop(transaction, night, key, counted), isLeft: true }
  }
  const isLeft = drop.given + count <= drop.count
  if (!isLeft && isConfirmed) {
    const isDrop = eq(nightDrops.id, drop.id)
    await transaction
      .update(nightDrops)
      .set({ count: drop.given + count })
      .where(isDrop)
  }
  return { id: drop.id, isLeft: isLeft || isConfirmed }
}

/**
 * One of the drops was on another difficulty: counts one less, and takes one of the other
 * difficulty. No drop is left without a count.
 * @returns the id of the other drop
 */
export async function moveDrop(
  transaction: Database,
  dropId: DropId,
  key: DropKey,
  now: Date,
): Promise<DropId | null> {
  const isDrop = eq(nightDrops.id, dropId)
  const [left] = await transaction
    .update(nightDrops)
    .set({ count: sql`${nightDrops.count} - 1` })
    .where(isDrop)
    .returning()
  if (!left) return null
  if (left.count === 0) await transaction.delete(nightDrops).where(isDrop)
  const night = { guildId: left.guildId, id: left.nightId }
  const taken = await takeDrop(transaction, night, key, { isConfirmed: true, now })
  return taken.id
}

/** The drop of an item, with the number of those that are given away. */
async function findDrop(
  transaction: Database,
  { nightId }: NightKey,
  { lootItemId, difficulty }: DropKey,
) {
  const [drop] = await transaction
    .select({ id: nightDrops.id, count: nightDrops.count })
    .from(nightDrops)
    .where(
      and(
        eq(nightDrops.nightId, nightId),
        eq(nightDrops.lootItemId, lootItemId),
        eq(nightDrops.difficulty, difficulty),
      ),
    )
  if (!drop) return undefined
  return {
    ...drop,
    given: await transaction.$count(guildAwards, eq(guildAwards.dropId, drop.id)),
  }
}

async function insertDrop(
  transaction: Database,
  night: NightKey,
  { lootItemId, difficulty }: DropKey,
  counted: { count: number; markedAt: Date },
): Promise<DropId> {
  const item = { lootItemId, difficulty }
  const { itemId, itemName, bossName } = await selectDrop(transaction, item)
  if (
    (await transaction.$count(nightDrops, eq(nightDrops.nightId, night.nightId))) >= NIGHT_DROPS_MAX
  ) {
    throw conflict(`A night has at most ${NIGHT_DROPS_MAX} different drops`)
  }
  const id = randomUUID()
  await transaction
    .insert(nightDrops)
    .values({ id, ...night, ...item, ...counted, itemId, itemName, bossName })
  return id
}
