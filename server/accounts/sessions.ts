import type { UserId } from '@/contract/ids'
import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { prepareOnce } from '../database/prepare-once'
import { characters, sessions, users } from '../database/schema'
import type { SessionUser } from '../http/handle'
import { DAY_MS } from '../lib/durations'
import { generateToken, hashToken } from './random-token'

/** A session is not extended, so that users sign in about once a month. */
const SESSION_DAYS = 30
const SESSION_MS = SESSION_DAYS * DAY_MS

/**
 * Maximum number of sessions of a user. Enough for several devices and for browsers that forget the
 * token every day.
 */
export const SESSIONS_MAX = 50

/**
 * Starts a session and ends the user's oldest ones above the maximum. Returns the token, of which
 * only the hash is stored.
 */
export async function startSession(database: Database, userId: UserId, now: Date): Promise<string> {
  const token = generateToken()
  await database.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  })
  const newest = database
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt))
    .limit(SESSIONS_MAX)
  await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.tokenHash, newest)))
  return token
}

const sessionUser = prepareOnce((database) =>
  database
    .select({
      id: users.id,
      battleNetTag: users.battleNetTag,
      createdAt: users.createdAt,
      characterCount: database.$count(characters, eq(characters.userId, users.id)),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_user'),
)

/**
 * The user of a session token and their number of characters; null if the token is unknown or has
 * expired. Runs on each request, so it reads both with a single statement.
 */
export async function findSessionUser(
  database: Database,
  token: string,
  now: Date,
): Promise<{ user: SessionUser; characterCount: number } | null> {
  const [row] = await sessionUser(database).execute({ tokenHash: hashToken(token), now })
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
