import type { GuildId, InstanceId, LootItemId } from '@/contract/ids'
import { AWARD_RESPONSES } from '@/contract/guilds/award-responses'
import type { BoardList } from '@/contract/guilds/guild-board'
import type { Difficulty } from '@/game/difficulties'
import { SLOTS } from '@/game/items'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { selectLootItems } from '../../catalog/select-catalog'
import type { Database } from '../database'
import { candidatesOf } from '../../guilds/awards/award-candidates'
import { selectBoard } from '../../guilds/select-board'
import { awardCandidates, characters, guildAwards, wishlistItems, wishlists } from '../schema'
import { hash } from './hash'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/durations'

/** The character that has awarded everything: the guild master's. */
const MASTER = 'Thaldorimend'
/** The raid nights of the last three weeks, in days before today. */
export const NIGHTS = [1, 4, 8, 11, 15, 18] as const
/** 20:00, when the raid night that many days before has started. */
export function nightStart(now: Date, daysAgo: number): Date {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  return new Date(midnight - daysAgo * DAY_MS + 20 * HOUR_MS)
}

/** BiS, Upgrade and Minor upgrade. */
const RESPONSES = AWARD_RESPONSES.slice(0, 3)

/** A list whose obtained wishes are awarded to its raider. */
interface AwardedList {
  raider: { id: number; name: string; className: string; realm: { slug: string } }
  row: { id: string; difficulty: Difficulty }
  wishes: { id: string; lootItemId: LootItemId; isObtained: boolean }[]
  /** The raid night of all its awards, in days before today; otherwise they differ. */
  night?: number
}

interface SeedAwards {
  guildId: GuildId
  instance: { id: string; name: string }
  loot: Awaited<ReturnType<typeof selectLootItems>>
  lists: AwardedList[]
  now: Date
}

/**
 * The wishes that the sandbox accounts have obtained in a raid, as awards of the last raid night,
 * so that they see them on their first visit.
 */
export async function selectObtained(
  database: Database,
  guildId: GuildId,
  instanceId: InstanceId,
): Promise<AwardedList[]> {
  const rows = await database
    .select({ character: characters, row: wishlists, wish: wishlistItems })
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .where(
      and(
        eq(characters.guildId, guildId),
        eq(wishlists.instanceId, instanceId),
        eq(wishlistItems.isObtained, true),
      ),
    )
  return rows.map(({ character, row, wish }) => ({
    raider: {
      id: character.blizzardCharacterId,
      name: character.name,
      className: character.className,
      realm: { slug: character.realmSlug },
    },
    row,
    wishes: [wish],
    night: NIGHTS[0],
  }))
}

/**
 * Awards the obtained wishes of lists, on the raid nights of the last weeks, each with those who have
 * or want its item as candidates.
 */
export async function seedAwards(database: Database, parts: SeedAwards): Promise<void> {
  const { guildId, instance, loot, lists, now } = parts
  const [master] = await database
    .select({ userId: characters.userId })
    .from(characters)
    .where(eq(characters.name, MASTER))
  const items = new Map(loot.map((item) => [item.id, item]))
  const awards = lists.flatMap(({ raider, row, wishes, night }) =>
    wishes.flatMap((wish) => {
      const item = items.get(wish.lootItemId)
      if (!item || !wish.isObtained) return []
      const order = hash(`${raider.name}${row.difficulty}${item.name}`)
      const start = nightStart(now, night ?? NIGHTS[order % NIGHTS.length] ?? 1)
      return {
        id: randomUUID(),
        guildId,
        lootItemId: item.id,
        itemId: item.itemId,
        itemName: item.name,
        slot: SLOTS.find((slot) => slot === item.itemSlot) ?? null,
        instanceId: instance.id,
        instanceName: instance.name,
        bossName: item.boss?.name,
        difficulty: row.difficulty,
        recipientId: raider.id,
        recipientName: raider.name,
        recipientRealmSlug: raider.realm.slug,
        recipientClassName: raider.className,
        response: RESPONSES[order % RESPONSES.length],
        // Until 22:30.
        awardedAt: new Date(start.getTime() + (order % 150) * MINUTE_MS),
        awardedBy: master?.userId ?? null,
        awardedByName: MASTER,
        source: 'guildr' as const,
        tickedWish: { wishlistId: row.id, id: wish.id },
      }
    }),
  )
  if (awards.length === 0) return
  await database.insert(guildAwards).values(awards)
  for (const { tickedWish, id: awardId } of awards) {
    // oxlint-disable-next-line no-await-in-loop -- a few dozen rows
    await database
      .update(wishlistItems)
      .set({ awardGuildId: guildId, awardId })
      .where(
        and(
          eq(wishlistItems.wishlistId, tickedWish.wishlistId),
          eq(wishlistItems.id, tickedWish.id),
        ),
      )
  }
  const candidates = []
  for (const difficulty of new Set(awards.map((award) => award.difficulty))) {
    const board = await selectBoard(database, { guildId, instanceId: instance.id, difficulty })
    for (const award of awards.filter((one) => one.difficulty === difficulty)) {
      candidates.push(...candidatesOf(award, wantAgain(board.lists, award.lootItemId)))
    }
  }
  if (candidates.length > 0) await database.insert(awardCandidates).values(candidates)
}

/** Lists before anybody had received an item. */
function wantAgain(lists: readonly BoardList[], itemId: LootItemId): BoardList[] {
  return lists.map((list) => ({
    ...list,
    wishes: list.wishes.map((wish) =>
      wish.lootItemId === itemId ? { ...wish, isObtained: false } : wish,
    ),
  }))
}
