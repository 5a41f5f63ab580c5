import type { GuildId, LootItemId } from '@/contract/ids'
import type { ImportedAward } from '@/contract/guilds/guild-import'
import type { Difficulty } from '@/game/difficulties'
import { nameKey } from '@/game/names'
import { characterKey, readPlayerName, realmKey } from '@/game/rclootcouncil/player-name'
import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { bosses, guildMembers, instances, lootItems } from '../../database/schema'
import { invalid } from '../../http/http-errors'
import { groupBy } from '../../lib/group-by'
import { requireDifficulty } from '../../wishlists/require-valid-wishlist'

/**
 * An imported award with the entities that its names refer to; null for a name with no or several
 * matches.
 */
export interface MatchedAward {
  award: ImportedAward
  member: Member | null
  drop: Drop | null
  /** The raid of the item if that is known, otherwise the raid with the name. */
  instance: { id: string; name: string } | null
}

type Member = Awaited<ReturnType<typeof selectMembers>>[number]
type Drop = Awaited<ReturnType<typeof selectDrops>>[number]

/** Matches imported awards with the roster of the guild and with the catalog. Three statements. */
export async function matchAwards(
  database: Database,
  guildId: GuildId,
  awards: readonly ImportedAward[],
): Promise<MatchedAward[]> {
  const members = groupMembers(await selectMembers(database, guildId))
  const drops = await selectDrops(database, dropsOf(awards))
  const byId = groupBy(drops, ({ itemId }) => itemId)
  const byName = groupBy(drops, ({ itemName }) => itemName)
  const raids = groupBy(
    await database.select({ id: instances.id, name: instances.name }).from(instances),
    ({ name }) => nameKey(name),
  )
  return awards.map((award) => {
    const raidKey = nameKey(award.instanceName)
    const candidates = (award.itemId && byId.get(award.itemId)) || byName.get(award.itemName)
    const drop =
      onlyOne(candidates) ??
      onlyOne(candidates?.filter(({ instanceName }) => nameKey(instanceName) === raidKey))
    return {
      award,
      member: findMember(members, award.player),
      drop,
      instance: drop
        ? { id: drop.instanceId, name: drop.instanceName }
        : onlyOne(raids.get(raidKey)),
    }
  })
}

/** The members whose names are known. One statement. */
export async function selectMembers(database: Database, guildId: GuildId) {
  return database
    .select({
      id: guildMembers.blizzardCharacterId,
      name: guildMembers.name,
      realmSlug: guildMembers.realmSlug,
      className: guildMembers.className,
    })
    .from(guildMembers)
    .where(and(eq(guildMembers.guildId, guildId), isNotNull(guildMembers.name)))
}

/** Members by name, for `findMember`. */
export function groupMembers(members: readonly Member[]): ReadonlyMap<string, Member[]> {
  return groupBy(members, ({ name }) => characterKey(name ?? ''))
}

/** The loot items with the id or the name of an item of the awards. */
function dropsOf(awards: readonly ImportedAward[]) {
  const itemIds = [...new Set(awards.flatMap(({ itemId }) => itemId ?? []))]
  const names = [...new Set(awards.map(({ itemName }) => itemName))]
  return or(inArray(lootItems.itemId, itemIds), inArray(lootItems.name, names))
}

/** Loot items with what an award stores of them, and the difficulties on which they drop. */
async function selectDrops(database: Database, where: SQL | undefined) {
  return database
    .select({
      lootItemId: lootItems.id,
      itemId: lootItems.itemId,
      itemName: lootItems.name,
      slot: lootItems.itemSlot,
      bossName: bosses.name,
      instanceId: instances.id,
      instanceName: instances.name,
      difficulties: instances.availableDifficulties,
    })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .innerJoin(instances, eq(instances.id, bosses.instanceId))
    .where(where)
}

/**
 * A loot item with what an award stores of it.
 * @throws HttpError 400 if it does not exist, or not on the difficulty
 */
export async function selectDrop(
  database: Database,
  { lootItemId, difficulty }: { lootItemId: LootItemId; difficulty: Difficulty },
) {
  const [found] = await selectDrops(database, eq(lootItems.id, lootItemId))
  if (!found) throw invalid({ lootItemId: 'This item does not exist' })
  const { difficulties, ...drop } = found
  requireDifficulty(difficulties, difficulty)
  return drop
}

/**
 * Finds the member with the name and realm ("Name" or "Name-Realm"). The roster has the slug of the realm, in Latin letters.
 * If the player's realm is in other letters or missing, the name is enough if only one member has
 * it.
 */
export function findMember(members: ReadonlyMap<string, Member[]>, player: string): Member | null {
  const { name, realm } = readPlayerName(player)
  const namesakes = members.get(characterKey(name))
  const key = realmKey(realm ?? '')
  return /[a-z]/.test(key)
    ? onlyOne(namesakes?.filter(({ realmSlug }) => realmKey(realmSlug ?? '') === key))
    : onlyOne(namesakes)
}

function onlyOne<T>(list: readonly T[] | undefined): T | null {
  return list?.length === 1 ? (list[0] ?? null) : null
}

/** The name of a raid if neither the catalog nor the export has one. */
const UNKNOWN_RAID = 'Unknown raid'

/** What is stored of an imported award. */
export function toContent({ award, member, drop, instance }: MatchedAward) {
  return {
    externalId: award.externalId,
    externalRecipient: award.player,
    source: 'rclootcouncil' as const,
    awardedAt: new Date(award.awardedAt),
    lootItemId: drop?.lootItemId ?? null,
    itemId: drop?.itemId ?? award.itemId ?? null,
    itemName: drop?.itemName ?? award.itemName,
    slot: drop?.slot ?? null,
    instanceId: instance?.id ?? null,
    instanceName: instance?.name ?? (award.instanceName || UNKNOWN_RAID),
    bossName: drop?.bossName ?? (award.bossName || null),
    difficulty: award.difficulty ?? null,
    recipientId: member?.id ?? null,
    recipientName: member?.name ?? award.player,
    recipientRealmSlug: member?.realmSlug ?? null,
    recipientClassName: member?.className ?? award.className ?? null,
    response: award.response || null,
    isAwardReason: award.isAwardReason ?? false,
  }
}
