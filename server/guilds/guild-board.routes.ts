import {
  getGuild,
  getGuildBoard,
  getGuildRoster,
  refreshGuildRoster,
  setGuildSharing,
  setOfficerRanks,
} from '@/contract/guild-board'
import { DIFFICULTIES } from '@/game/difficulties'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { ownCharacter } from '../characters/select-characters'
import { characters, guildMembers, guilds, guildShares } from '../database/schema'
import { forbidden, notFound, tooManyRequests } from '../http/errors'
import type { AnswerMemory } from '../http/answer-memory'
import { answerUnchanged } from '../http/etag-cache'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { requireMember } from './require-member'
import { selectBoard, selectBoardVersion, type BoardOf } from './select-board'
import { selectRoster, selectRosterVersion } from './select-roster'
import { storeRoster } from './store-roster'

/** A member can have the roster read from Battle.net again when it is at least this old. */
const ROSTER_AGE_MS_MIN = 60_000

/** The board and the roster of a guild, its officer ranks, and the sharing of wishlists. */
export function guildBoardRoutes(
  app: Hono<AppEnv>,
  { database, battleNet, now }: Services,
  answers: AnswerMemory,
) {
  handle(app, getGuild, async ({ user, params }) =>
    requireMember(database, user.id, params.guildId),
  )

  handle(app, getGuildBoard, async ({ user, params, context }) => {
    const board = toBoard(params)
    const version = await selectBoardVersion(database, board, user.id)
    if (version === null) throw notFound('Guild')
    answerUnchanged(context, version)
    return answers.answer(getGuildBoard, Object.values(params), version, () =>
      selectBoard(database, board),
    )
  })

  handle(app, getGuildRoster, async ({ user, params }) => {
    const board = toBoard(params)
    const version = await selectRosterVersion(database, board, user.id)
    if (version === null) throw notFound('Guild')
    return answers.answer(getGuildRoster, Object.values(params), version, () =>
      selectRoster(database, board),
    )
  })

  handle(app, refreshGuildRoster, async ({ user, params }) => {
    await requireMember(database, user.id, params.guildId)
    const [guild] = await database.select().from(guilds).where(eq(guilds.id, params.guildId))
    if (!guild) throw notFound('Guild')
    const ageMs = now() - (guild.onboardedAt?.getTime() ?? 0)
    if (ageMs < ROSTER_AGE_MS_MIN) {
      throw tooManyRequests(Math.ceil((ROSTER_AGE_MS_MIN - ageMs) / 1000))
    }
    return storeRoster(database, guild.id, await battleNet.getGuildRoster(guild), new Date(now()))
  })

  handle(app, setGuildSharing, async ({ user, params, body }) => {
    await requireMember(database, user.id, params.guildId)
    await (body.isShared ? share : unshare)(user.id, params.guildId, body.characterId)
    return requireMember(database, user.id, params.guildId)
  })

  handle(app, setOfficerRanks, async ({ user, params, body }) => {
    const { rank } = await requireMember(database, user.id, params.guildId)
    if (rank !== 'Guild Master') throw forbidden('Only the guild master may do this')
    const officerRanks = [...new Set(body.officerRanks)].toSorted((one, other) => one - other)
    await database.update(guilds).set({ officerRanks }).where(eq(guilds.id, params.guildId))
    return requireMember(database, user.id, params.guildId)
  })

  async function share(userId: string, guildId: string, characterId: string) {
    const [member] = await database
      .select({ blizzardCharacterId: characters.blizzardCharacterId })
      .from(characters)
      .innerJoin(guilds, and(eq(guilds.id, guildId), eq(guilds.region, characters.region)))
      .innerJoin(
        guildMembers,
        and(
          eq(guildMembers.guildId, guilds.id),
          eq(guildMembers.blizzardCharacterId, characters.blizzardCharacterId),
        ),
      )
      .where(ownCharacter(userId, characterId))
    if (!member) throw notFound('Character', 'CHARACTER_NOT_FOUND')
    await database
      .insert(guildShares)
      .values({ guildId, characterId, ...member, createdAt: new Date(now()) })
      .onConflictDoNothing()
  }

  async function unshare(userId: string, guildId: string, characterId: string) {
    const [own] = await database
      .select({ id: characters.id })
      .from(characters)
      .where(ownCharacter(userId, characterId))
    if (!own) throw notFound('Character', 'CHARACTER_NOT_FOUND')
    await database
      .delete(guildShares)
      .where(and(eq(guildShares.guildId, guildId), eq(guildShares.characterId, characterId)))
  }
}

/** @throws HttpError 404 for an unknown difficulty */
function toBoard(params: { guildId: string; instanceId: string; difficulty: string }): BoardOf {
  const difficulty = DIFFICULTIES.find((known) => known === params.difficulty)
  if (!difficulty) throw notFound('Difficulty')
  return { ...params, difficulty }
}
