import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { AccountCharacter } from '../battlenet/battlenet'
import type { Database } from '../database/database'
import { isOwned } from '../database/own-members'
import {
  characters,
  guildAwards,
  guildMembers,
  guilds,
  nightRaiders,
  replacedAwards,
} from '../database/schema'

/** Identifies a character by region and id; name and realm are its present ones. */
export type CharacterAddress = Pick<
  AccountCharacter,
  'region' | 'blizzardCharacterId' | 'name' | 'realm' | 'realmSlug'
>

/**
 * Stores the present name and realm of a character everywhere: of the imported character, on
 * rosters, which keep its former names for the search, of raid nights, and of its awards. Rows that have them
 * already stay as they are.
 */
export async function renameCharacter(
  transaction: Database,
  { region, blizzardCharacterId, name, realm, realmSlug }: CharacterAddress,
): Promise<void> {
  await transaction
    .update(characters)
    .set({ name, realm, realmSlug })
    .where(
      and(
        eq(characters.region, region),
        eq(characters.blizzardCharacterId, blizzardCharacterId),
        isOwned,
        or(ne(characters.name, name), ne(characters.realmSlug, realmSlug)),
      ),
    )
  const ofRegion = transaction
    .select({ id: guilds.id })
    .from(guilds)
    .where(eq(guilds.region, region))
  const { formerNames } = guildMembers
  await transaction
    .update(guildMembers)
    .set({
      name,
      realmSlug,
      formerNames: sql`case when ${guildMembers.name} = ${name} then ${formerNames} else
        array_append(array_remove(array_remove(${formerNames}, ${guildMembers.name}), ${name}), ${guildMembers.name}) end`,
    })
    .where(
      and(
        eq(guildMembers.blizzardCharacterId, blizzardCharacterId),
        inArray(guildMembers.guildId, ofRegion),
        or(ne(guildMembers.name, name), ne(guildMembers.realmSlug, realmSlug)),
      ),
    )
  await transaction
    .update(nightRaiders)
    .set({ name })
    .where(
      and(
        eq(nightRaiders.blizzardCharacterId, blizzardCharacterId),
        inArray(nightRaiders.guildId, ofRegion),
        ne(nightRaiders.name, name),
      ),
    )
  for (const awards of [guildAwards, replacedAwards]) {
    await transaction
      .update(awards)
      .set({ recipientName: name, recipientRealmSlug: realmSlug })
      .where(
        and(
          eq(awards.recipientId, blizzardCharacterId),
          inArray(awards.guildId, ofRegion),
          or(ne(awards.recipientName, name), ne(awards.recipientRealmSlug, realmSlug)),
        ),
      )
  }
}
