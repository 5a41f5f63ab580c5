import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/client'
import { characters, sessions, users } from '../database/schema'
import type { SessionUser } from '../http/handle'
import { createToken, hashToken } from './tokens'

/** How long a session lasts: raiders come back once a week, a month spares them most sign-ins. */
const SESSION_DAYS = 30
const SESSION_MS = SESSION_DAYS * 24 * 60 * 60 * 1000

/** Starts a session and returns its token, the only time it is known in full. */
export async function startSession(database: Database, userId: string, now: Date): Promise<string> {
  const token = createToken()
  await database.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  })
  return token
}

/**
 * The person a token belongs to and how many characters they have, or null when it is unknown or
 * has expired. One statement, so that the checks before a page take no second one.
 */
export async function findSessionUser(
  database: Database,
  token: string,
  now: Date,
): Promise<{ user: SessionUser; characterCount: number } | null> {
  const [row] = await database
    .select({
      id: users.id,
      battleNetTag: users.battleNetTag,
      createdAt: users.createdAt,
      characterCount: database.$count(characters, eq(characters.userId, users.id)),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)))
  if (!row) return null
  const { characterCount, ...user } = row
  return {
    user: { ...user, createdAt: user.createdAt.toISOString(), isAuthenticated: true },
    characterCount,
  }
}

/** Ends the session of a token; nothing happens for a token that has none. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}
