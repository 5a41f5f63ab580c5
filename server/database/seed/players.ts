import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { BattleNet } from '../../battlenet/battlenet'
import { SANDBOX_SEED } from '../../battlenet/sandbox/accounts'
import type { Sandbox } from '../../battlenet/sandbox/sandbox'
import { insertCharacter } from '../../characters/save-character'
import { saveUser } from '../../accounts/save-user'
import type { Database } from '../database'
import {
  bosses,
  characters,
  instances,
  lootItems,
  users,
  wishlistItems,
  wishlists,
} from '../schema'
import { SANDBOX_WISHLISTS } from './sandbox-wishlists'

interface SandboxParts {
  sandbox: Sandbox
  battleNet: BattleNet
  /** A redirect URL that the sandbox accepts. */
  redirectUri: string
}

/**
 * Creates the users of the sandbox with their characters and wishlists, through the same sign-in
 * and import as in the app. Does nothing if the database has any user.
 * @returns whether the players were created
 */
export async function seedPlayers(database: Database, parts: SandboxParts): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [existing] = await transaction.select({ id: users.id }).from(users).limit(1)
    if (existing) return false
    for (const { battleTag, characterNames } of SANDBOX_SEED) {
      await seedPlayer(transaction, parts, battleTag, characterNames)
    }
    for (const list of SANDBOX_WISHLISTS) await seedWishlist(transaction, list)
    return true
  })
}

async function seedPlayer(
  database: Database,
  { sandbox, battleNet, redirectUri }: SandboxParts,
  battleTag: string,
  characterNames: readonly string[],
) {
  const state = randomUUID()
  const callback = sandbox.visit(battleNet.authorizationUrl({ state, redirectUri }), {
    battleTag,
    sharesProfile: true,
  })
  const grant = await battleNet.exchangeCode({ callback, state, redirectUri })
  const identity = await battleNet.getIdentity(grant.accessToken)
  const userId = await saveUser(database, identity, grant)
  const owned = await battleNet.listAccountCharacters(grant.accessToken)
  const startedAt = Date.now()
  for (const [index, name] of characterNames.entries()) {
    const character = owned.find((candidate) => candidate.name === name)
    if (!character) throw new Error(`The sandbox has no ${name} for ${battleTag}`)
    const profile = await battleNet.getCharacter(character)
    // Characters are ordered by import time, so the times must differ.
    await insertCharacter(database, userId, character, profile, new Date(startedAt + index))
  }
}

async function seedWishlist(database: Database, list: (typeof SANDBOX_WISHLISTS)[number]) {
  const { character: characterName, instanceSlug, wishes, ...columns } = list
  const [character] = await database
    .select({ id: characters.id })
    .from(characters)
    .where(eq(characters.name, characterName))
  const [instance] = await database
    .select({ id: instances.id })
    .from(instances)
    .where(eq(instances.slug, instanceSlug))
  // An admin may have deleted the raid.
  if (!character || !instance) return
  const wishlistId = randomUUID()
  await database
    .insert(wishlists)
    .values({ id: wishlistId, characterId: character.id, instanceId: instance.id, ...columns })
  for (const [index, { item, slot, claim, note, isObtained = false }] of wishes.entries()) {
    const [lootItem] = await database
      .select({ id: lootItems.id })
      .from(lootItems)
      .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
      .where(and(eq(lootItems.name, item), eq(bosses.instanceId, instance.id)))
    if (!lootItem) throw new Error(`${instanceSlug} does not drop ${item}`)
    await database.insert(wishlistItems).values({
      id: randomUUID(),
      wishlistId,
      lootItemId: lootItem.id,
      slot,
      priority: index + 1,
      claim,
      note,
      isObtained,
    })
  }
}
