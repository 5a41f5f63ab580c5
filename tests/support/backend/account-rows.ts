import { randomUUID } from 'node:crypto'
import { startSession } from '../../../server/accounts/sessions'
import { characters, users } from '../../../server/database/schema'
import type { TestBackend } from './backend'

/** Stores a user without characters and signs them in, for tests that delete an account. */
export async function addUser({ database, clock }: TestBackend, battleNetTag: string) {
  const userId = randomUUID()
  await database.insert(users).values({ id: userId, battleNetAccountId: userId, battleNetTag })
  return { userId, token: await startSession(database, userId, new Date(clock.now)) }
}

/**
 * Gives the user of a character a copy of it, for tests that remove a character; returns its id.
 */
export async function copyCharacter({ database }: Pick<TestBackend, 'database'>, name: string) {
  const original = await database.query.characters.findFirst({
    where: (table, { eq }) => eq(table.name, name),
  })
  if (!original) throw new Error(`There is no ${name}`)
  const id = randomUUID()
  const blizzardCharacterId = Number.parseInt(id.slice(0, 8), 16)
  await database
    .insert(characters)
    .values({ ...original, id, blizzardCharacterId, name: `${name} the Second` })
  return id
}
