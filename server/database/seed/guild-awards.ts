import { AWARD_RESPONSES } from '@/contract/guild-awards'
import type { Difficulty } from '@/game/difficulties'
import { SLOTS } from '@/game/items'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { selectLootItems } from '../../catalog/select-catalog'
import type { Database } from '../client'
import { characters, guildAwards } from '../schema'
import { hash } from './hash'

/** The character that has awarded everything: the guild master's. */
const MASTER = 'Thaldorimend'
const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
/** The raid nights of the last three weeks, in days before today. */
const NIGHTS = [1, 4, 8, 11, 15, 18] as const
/** BiS, Upgrade and Minor upgrade. */
const RESPONSES = AWARD_RESPONSES.slice(0, 3)

interface SeedAwards {
  guildId: string
  instance: { id: string; name: string }
  loot: Awaited<ReturnType<typeof selectLootItems>>
  /** Shared lists, with the raiders to whom their obtained items were awarded. */
  lists: {
    raider: { id: number; name: string; className: string; realm: { slug: string } }
    row: { id: string; difficulty: Difficulty }
    wishes: { id: string; lootItemId: string; isObtained: boolean }[]
  }[]
  now: Date
}

/** Awards the obtained wishes of shared lists, on the raid nights of the last weeks. */
export async function seedAwards(database: Database, parts: SeedAwards): Promise<void> {
  const { guildId, instance, loot, lists, now } = parts
  const [master] = await database
    .select({ userId: characters.userId })
    .from(characters)
    .where(eq(characters.name, MASTER))
  const items = new Map(loot.map((item) => [item.id, item]))
  const awards = lists.flatMap(({ raider, row, wishes }) =>
    wishes.flatMap((wish) => {
      const item = items.get(wish.lootItemId)
      if (!item || !wish.isObtained) return []
      const order = hash(`${raider.name}${row.difficulty}${item.name}`)
      const midnight = new Date(now).setHours(0, 0, 0, 0)
      // Between 20:00 and 22:30.
      const time = 20 * 60 + (order % 150)
      const night = NIGHTS[order % NIGHTS.length] ?? 1
      return {
        id: randomUUID(),
        guildId,
        lootItemId: item.id,
        itemId: item.itemId,
        itemName: item.name,
        slot: SLOTS.find((slot) => slot === item.itemSlot),
        instanceId: instance.id,
        instanceName: instance.name,
        bossName: item.boss?.name,
        difficulty: row.difficulty,
        recipientId: raider.id,
        recipientName: raider.name,
        recipientRealmSlug: raider.realm.slug,
        recipientClassName: raider.className,
        response: RESPONSES[order % RESPONSES.length],
        awardedAt: new Date(midnight - night * DAY_MS + time * MINUTE_MS),
        awardedBy: master?.userId ?? null,
        awardedByName: MASTER,
        source: 'guildr' as const,
        wishlistId: row.id,
        wishId: wish.id,
      }
    }),
  )
  if (awards.length > 0) await database.insert(guildAwards).values(awards)
}
