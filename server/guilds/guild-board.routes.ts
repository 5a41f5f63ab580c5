import type { CharacterId, GuildId, UserId } from '@/contract/ids'
import { maySee, getGuild } from '@/contract/guilds/guild'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import {
  getGuildRoster,
  refreshGuildRoster,
  setGuildSharing,
  setOfficerRanks,
} from '@/contract/guilds/guild-roster'
import { listDemand } from '@/contract/guilds/guild-demand'
import { setGuildSettings } from '@/contract/guilds/guild-settings'
import { DIFFICULTIES } from '@/game/difficulties'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { characterNotFound, ownCharacter, requireOwnCharacter } from '../characters/own-character'
import { isOwnMember } from '../database/own-members'
import { characters, guildMembers, guilds, guildShares } from '../database/schema'
import { notFound, tooManyRequests } from '../http/http-errors'
import { HashedAnswer, toJson } from '../http/encoded-answer'
import { answerUnchanged } from '../http/etag-cache'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { endSharing } from './raid-locks'
import { readRoster, secondsUntilRead } from './read-roster'
import { requireGuildMaster, requireMember } from './require-member'
import type { BoardOf } from './board-parts'
import { countSharedLists } from './shared-lists'
import { selectNewestAwards } from './awards/select-awards'
import { selectBoard } from './select-board'
import { selectDemand } from './select-demand'
import { selectGuilds } from './select-guilds'
import { selectRoster } from './select-roster'
import { visibleLists } from './visible-parts'

/**
 * The board, the demand and the roster of a guild, what its guild master sets, and the sharing of
 * wishlists.
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
    const guild = await requireMember(database, user.id, board.guildId)
    const { lists, ...rest } = await selectBoard(database, board)
    const visible = { ...rest, lists: visibleLists(guild, lists) }
    const answer = new HashedAnswer(toJson(getGuildBoard, visible))
    answerUnchanged(context, answer.hash)
    return answer
  })

  handle(app, getGuildRoster, async ({ user, params, query: { since } }) => {
    const board = toBoard(params)
    const guild = await requireMember(database, user.id, board.guildId)
    const members = await selectRoster(database, board, {
      since: since ? new Date(since) : undefined,
      now: new Date(now()),
    })
    const hidden = {
      ...(!maySee(guild, 'received') && { received: null, bonusRolls: null }),
      // Gear is shared with the lists; who passes has had the item on one.
      ...(!maySee(guild, 'lists') && { tierPieces: null, passes: null }),
    }
    return members.map((member) => ({ ...member, ...hidden }))
  })

  handle(app, listDemand, async ({ user, params }) => {
    const visible = (await selectGuilds(database, user.id)).filter((one) => maySee(one, 'lists'))
    return selectDemand(database, user.id, {
      instanceId: params.instanceId,
      guildIds: visible.map(({ id }) => id),
    })
  })

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
    await requireGuildMaster(database, user.id, params.guildId)
    const officerRanks = [...new Set(body.officerRanks)].toSorted((one, other) => one - other)
    await database.update(guilds).set({ officerRanks }).where(eq(guilds.id, params.guildId))
    return requireMember(database, user.id, params.guildId)
  })

  handle(app, setGuildSettings, async ({ user, params, body }) => {
    await requireGuildMaster(database, user.id, params.guildId)
    // Drizzle throws on an update without columns.
    if (Object.values(body).some((value) => value !== undefined)) {
      await database.update(guilds).set(body).where(eq(guilds.id, params.guildId))
    }
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
