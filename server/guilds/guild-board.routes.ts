import type { CharacterId, GuildId, UserId } from '@/contract/ids'
import { hasRank } from '@/contract/guilds/guild'
import {
  getGuild,
  getGuildBoard,
  getGuildRoster,
  refreshGuildRoster,
  setGuildSharing,
  setOfficerRanks,
} from '@/contract/guilds/guild-board'
import { listDemand } from '@/contract/guilds/guild-demand'
import { DIFFICULTIES } from '@/game/difficulties'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { characterNotFound, ownCharacter, requireOwnCharacter } from '../characters/own-character'
import { isOwnMember } from '../database/own-members'
import { characters, guildMembers, guilds, guildShares } from '../database/schema'
import { forbidden, notFound, tooManyRequests } from '../http/http-errors'
import { HashedAnswer, toJson } from '../http/encoded-answer'
import { answerUnchanged } from '../http/etag-cache'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { endSharing } from './raid-locks'
import { readRoster, secondsUntilRead } from './read-roster'
import { requireMember } from './require-member'
import type { BoardOf } from './board-parts'
import { countSharedLists } from './shared-lists'
import { selectNewestAwards } from './select-awards'
import { selectBoard } from './select-board'
import { selectDemand } from './select-demand'
import { selectRoster } from './select-roster'

/**
 * The board, the demand and the roster of a guild, its officer ranks, and the sharing of wishlists.
 */
export function guildBoardRoutes(app: Hono<AppEnv>, services: Services) {
  const { database, now } = services

  handle(app, getGuild, async ({ user, params }) => ({
    ...(await requireMember(database, user.id, params.guildId)),
    listCounts: await countSharedLists(database, params.guildId),
    newestAwards: await selectNewestAwards(database, params.guildId),
  }))

  handle(app, getGuildBoard, async ({ user, params, context }) => {
    const board = toBoard(params)
    await requireMember(database, user.id, board.guildId)
    const answer = new HashedAnswer(toJson(getGuildBoard, await selectBoard(database, board)))
    answerUnchanged(context, answer.hash)
    return answer
  })

  handle(app, getGuildRoster, async ({ user, params, query: { since } }) => {
    const board = toBoard(params)
    await requireMember(database, user.id, board.guildId)
    return selectRoster(database, board, since === undefined ? undefined : new Date(since))
  })

  handle(app, listDemand, async ({ user, params }) =>
    selectDemand(database, user.id, params.instanceId),
  )

  handle(app, refreshGuildRoster, async ({ user, params }) => {
    await requireMember(database, user.id, params.guildId)
    const [guild] = await database.select().from(guilds).where(eq(guilds.id, params.guildId))
    if (!guild) throw notFound('Guild')
    const seconds = secondsUntilRead(guild, now())
    if (seconds > 0) throw tooManyRequests(seconds)
    return readRoster(services, guild)
  })

  handle(app, setGuildSharing, async ({ user, params, body }) => {
    await requireMember(database, user.id, params.guildId)
    await (body.isShared ? share : unshare)(user.id, params.guildId, body.characterId)
    return requireMember(database, user.id, params.guildId)
  })

  handle(app, setOfficerRanks, async ({ user, params, body }) => {
    const guild = await requireMember(database, user.id, params.guildId)
    if (!hasRank(guild, 'Guild Master')) throw forbidden('Only the guild master may do this')
    const officerRanks = [...new Set(body.officerRanks)].toSorted((one, other) => one - other)
    await database.update(guilds).set({ officerRanks }).where(eq(guilds.id, params.guildId))
    return requireMember(database, user.id, params.guildId)
  })

  async function share(userId: UserId, guildId: GuildId, characterId: CharacterId) {
    const [member] = await database
      .select({ blizzardCharacterId: characters.blizzardCharacterId })
      .from(characters)
      .innerJoin(guilds, eq(guilds.id, guildId))
      .innerJoin(guildMembers, isOwnMember)
      .where(ownCharacter(userId, characterId))
    if (!member) throw characterNotFound()
    await database
      .insert(guildShares)
      .values({ guildId, characterId, ...member, createdAt: new Date(now()) })
      .onConflictDoNothing()
  }

  async function unshare(userId: UserId, guildId: GuildId, characterId: CharacterId) {
    await requireOwnCharacter(database, userId, characterId)
    await endSharing(database, { guildId, characterId }, new Date(now()))
  }
}

/** @throws HttpError 404 for an unknown difficulty */
function toBoard(params: Omit<BoardOf, 'difficulty'> & { difficulty: string }): BoardOf {
  const difficulty = DIFFICULTIES.find((known) => known === params.difficulty)
  if (!difficulty) throw notFound('Difficulty')
  return { ...params, difficulty }
}
