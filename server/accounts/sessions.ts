import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/client'
import { characters, sessions, users } from '../database/schema'
import type { SessionUser } from '../http/handle'
import { generateToken, hashToken } from './random-token'

/** A session is not extended, so that users sign in about once a month. */
const SESSION_DAYS = 30
const SESSION_MS = SESSION_DAYS * 24 * 60 * 60 * 1000

/** Starts a session and returns its token. The token is not stored, only its hash. */
export async function startSession(database: Database, userId: string, now: Date): Promise<string> {
  const token = generateToken()
  await database.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  })
  return token
}

/**
 * The user of a session token and their number of characters; null if the token is unknown or has
 * expired. Runs on each request, so it reads both with a single statement.
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

/** Deletes the session of a token; does nothing if there is none. */
export async function deleteSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}
