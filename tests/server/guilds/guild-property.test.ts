import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listAwards } from '@/contract/guilds/guild-awards'
import { getGuild } from '@/contract/guilds/guild'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { getGuildRoster } from '@/contract/guilds/guild-roster'
import { listNights } from '@/contract/guilds/raid-nights'
import { getWishlist } from '@/contract/wishlist'
import { guildAwards } from '../../../server/database/schema'
import { make, rejection } from '../../support/backend/backend-calls'
import { BRANNOCH, FROSTELLE, MINUTE_MS, THALDORIMEND } from '../../support/backend/guild'
import { propertyOptions } from '../../support/runs'
import { GuildWorld, MASTER, NEWCOMER, RAIDER } from './guild-world'
import { NightWorld } from './nights/night-world'
import type { Imported } from './awards/imported-character'

/**
 * What three people do; a number chooses among the characters, awards or members that there are.
 */
const ACTIONS = {
  join: (world, choice) => world.setMember(memberOf(choice), true),
  leave: (world, choice) => world.setMember(memberOf(choice), false),
  rename: (world) => world.toggle('own-rename'),
  transfer: (world) => world.toggle('transfer'),
  'foreign roster': (world) => world.readUnreadable(true),
  'failed read': (world) => world.readUnreadable(false),
  import: (world, choice) => world.importOf(tagOf(choice)),
  share: (world, choice) => world.share(pick(world.imported, choice), true),
  unshare: (world, choice) => world.share(pick(world.imported, choice), false),
  lock: (world) => world.lock(true),
  unlock: (world) => world.lock(false),
  edit: (world, choice) => world.edit(pick(world.imported, choice)),
  award: async (world, choice, nights) => nights.take(await world.award(choice)),
  'bonus roll': (world, choice) => world.award(choice, 'Bonus roll'),
  undo: (world, choice) => world.undo(choice),
  'delete character': async (world, choice) => {
    const others = world.imported.filter(({ tag }) => tag !== MASTER)
    if (others.length > 0) await world.removeCharacter(pick(others, choice))
  },
  'delete account': async (world, choice, nights) => {
    const own = world.imported.filter((one) => one.tag === tagOf(choice) && one.isOwned)
    nights.forget(own.map(({ gameId }) => gameId))
    await world.deleteAccount(tagOf(choice))
  },
  'set team': (_, choice, nights) => nights.setTeam(THALDORIMEND, choice),
  'start night': (_, __, nights) => nights.start(),
  'end night': (_, __, nights) => nights.end(),
  'correct night': (_, choice, nights) => nights.correct(choice),
  'mark drops': (_, choice, nights) => nights.mark(choice),
  pass: async (world, choice, nights) => {
    const memberId = memberOf(choice)
    if (world.isListed({ gameId: memberId })) await nights.pass(memberId, choice)
  },
  attend: async (world, choice, nights) => {
    const memberId = memberOf(choice)
    if (world.isListed({ gameId: memberId })) await nights.attend(memberId, choice)
  },
} satisfies Record<
  string,
  (world: GuildWorld, choice: number, nights: NightWorld) => Promise<unknown>
>

const memberOf = (choice: number) => (choice % 2 === 0 ? FROSTELLE : BRANNOCH)
const tagOf = (choice: number) => (choice % 2 === 0 ? RAIDER : NEWCOMER)
function pick(imported: readonly Imported[], choice: number): Imported {
  const one = imported[choice % imported.length]
  if (!one) throw new Error('Nothing is imported')
  return one
}

const names = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]
/** Sharing, locks, edits and nights are frequent, because they matter in certain orders only. */
const name = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom('share', 'unshare', 'lock', 'edit', 'edit', 'start night', 'award', 'attend'),
)
const sequence = fc.array(fc.tuple(name, fc.nat({ max: 11 })), { minLength: 10, maxLength: 30 })

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** Members see the guild and their characters in it; nobody else reads anything. */
async function expectAccess(world: GuildWorld) {
  const { backend, guildId, instanceId } = world
  const board = { guildId, instanceId, difficulty: 'Heroic' }
  const tokens = [...world.tokens]
  for (const [tag, token] of tokens.filter(([one]) => world.isMember(one))) {
    const own = world.imported.filter((one) => one.tag === tag && one.isOwned)
    const { characters } = await make(backend, getGuild, { token, params: { guildId } })
    expect(byId(characters ?? []).map(({ id, isShared }) => ({ id, isShared }))).toEqual(
      byId(own.filter((one) => world.isListed(one))).map(({ id, isShared }) => ({ id, isShared })),
    )
  }
  for (const [, token] of tokens.filter(([one]) => !world.isMember(one))) {
    const answers = [
      await rejection(backend, getGuild, { token, params: { guildId } }),
      await rejection(backend, getGuildBoard, { token, params: board }),
      await rejection(backend, getGuildRoster, { token, params: board }),
      await rejection(backend, listAwards, { token, params: { guildId } }),
      await rejection(backend, listNights, { token, params: { guildId } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  }
}

/**
 * Every list has its order, and the board shows those that are shared and which of them are late.
 */
async function expectLists(world: GuildWorld) {
  const { backend, master, guildId, instanceId } = world
  for (const { tag, listId, order } of world.imported) {
    const call = { token: world.tokens.get(tag) ?? null, params: { wishlistId: listId } }
    const { items } = await make(backend, getWishlist, call)
    expect(items.map(({ id }) => id)).toEqual(order)
  }
  const params = { guildId, instanceId, difficulty: 'Heroic' }
  const { lists } = await make(backend, getGuildBoard, { token: master, params })
  const shown = lists.map(({ id, isSharedAfterLock }) => ({ id, isSharedAfterLock }))
  const shared = world.imported.filter(({ isShared }) => isShared)
  expect(byId(shown)).toEqual(
    byId(
      shared.map(({ listId, lockedSince }) => ({
        id: listId,
        isSharedAfterLock: lockedSince === 'later',
      })),
    ),
  )
}

/** All awards that the guild has. */
function selectAwards({ backend, guildId }: GuildWorld) {
  return backend.database.select().from(guildAwards).where(eq(guildAwards.guildId, guildId))
}

describe('guilds: random sequences of what three people do', () => {
  it('a lock holds, only members read, nothing of a member is lost, and every award and night is there', async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        const world = await GuildWorld.create()
        const nights = new NightWorld(world)
        try {
          for (const [action, choice] of steps) {
            world.backend.clock.now += MINUTE_MS
            await ACTIONS[action](world, choice, nights)
            await expectAccess(world)
            await expectLists(world)
            expect(await nights.stored()).toEqual(await nights.expected())
            expect(await nights.storedRoster()).toEqual(await nights.expectedRoster())
            const awards = await selectAwards(world)
            expect(awards).toHaveLength(world.awardCount)
            expect(awards.filter((award) => !award.itemName || !award.recipientName)).toEqual([])
          }
        } finally {
          await world.backend.close()
        }
      }),
      propertyOptions(5, 20),
    )
  })
})
