import type { UserId } from '@/contract/ids'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import {
  awardCandidates,
  characters,
  guildAwards,
  nightDrops,
  nightPasses,
  nightRaiders,
  nights,
  raiderNotes,
  replacedAwards,
} from '../database/schema'
import { isOfUser } from './rows-of-user'

/** What guilds have stored about the user in the export. A statement for each list. */
export async function exportGuildLists(database: Database, userId: UserId) {
  const ofUser = (table: Parameters<typeof isOfUser>[2], id: Parameters<typeof isOfUser>[3]) =>
    isOfUser(database, userId, table, id)
  const selectAwards = () =>
    database
      .select({
        id: guildAwards.id,
        ...columnsOf(guildAwards),
        passedOnBy: guildAwards.passedOnBy,
        awardedByName: guildAwards.awardedByName,
      })
      .from(guildAwards)
  return {
    // A union, because Postgres uses no index for an "or" with a subquery.
    awards: await selectAwards()
      .where(eq(guildAwards.awardedBy, userId))
      .union(selectAwards().where(ofUser(guildAwards, guildAwards.recipientId)))
      // By the names of the union's columns; drizzle would name the fields.
      .orderBy(sql`awarded_at, guild_id, id`),
    replacedAwards: await database
      .select({ id: replacedAwards.awardId, ...columnsOf(replacedAwards) })
      .from(replacedAwards)
      .where(ofUser(replacedAwards, replacedAwards.recipientId))
      .orderBy(replacedAwards.version),
    awardCandidates: await database
      .select({
        guildId: awardCandidates.guildId,
        awardId: awardCandidates.awardId,
        want: awardCandidates.want,
      })
      .from(awardCandidates)
      .innerJoin(characters, eq(characters.id, awardCandidates.characterId))
      .where(eq(characters.userId, userId))
      .orderBy(awardCandidates.guildId, awardCandidates.awardId, awardCandidates.position),
    raiderNotes: await database
      .select({
        guildId: raiderNotes.guildId,
        memberId: raiderNotes.blizzardCharacterId,
        text: raiderNotes.text,
        writtenAt: raiderNotes.writtenAt,
      })
      .from(raiderNotes)
      .where(eq(raiderNotes.writtenBy, userId))
      .orderBy(raiderNotes.writtenAt),
    nights: await database
      .select({
        guildId: nightRaiders.guildId,
        memberId: nightRaiders.blizzardCharacterId,
        name: nightRaiders.name,
        status: nightRaiders.status,
        startedAt: nights.startedAt,
      })
      .from(nightRaiders)
      .innerJoin(nights, eq(nights.id, nightRaiders.nightId))
      .where(ofUser(nightRaiders, nightRaiders.blizzardCharacterId))
      .orderBy(nights.startedAt, nightRaiders.id),
    passes: await database
      .select({
        guildId: nightPasses.guildId,
        memberId: nightPasses.blizzardCharacterId,
        itemName: nightDrops.itemName,
        difficulty: nightDrops.difficulty,
        markedAt: nightDrops.markedAt,
      })
      .from(nightPasses)
      .innerJoin(nightDrops, eq(nightDrops.id, nightPasses.dropId))
      .where(ofUser(nightPasses, nightPasses.blizzardCharacterId))
      .orderBy(nightDrops.markedAt, nightDrops.id),
  }
}

/** The columns of an award, and of what an import has replaced of it. */
function columnsOf(table: typeof guildAwards | typeof replacedAwards) {
  return {
    guildId: table.guildId,
    awardedAt: table.awardedAt,
    itemName: table.itemName,
    difficulty: table.difficulty,
    recipientName: table.recipientName,
    response: table.response,
    isAwardReason: table.isAwardReason,
  }
}
