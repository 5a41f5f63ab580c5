import { expect } from 'vitest'
import { deleteAccount } from '@/contract/account'
import {
  importCharacter,
  listAvailableCharacters,
  listCharacters,
  removeCharacter,
  syncCharacter,
} from '@/contract/character'
import { awardItem, undoAward } from '@/contract/guilds/guild-awards'
import { lockGuildLists, unlockGuildLists } from '@/contract/guilds/guild-locks'
import { setGuildSharing } from '@/contract/guilds/guild-roster'
import { getWishlist, updateWishlist } from '@/contract/wishlist'
import { ARGENT_DAWN, ASHEN_VANGUARD } from '../../../server/battlenet/sandbox/world'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { callsOf, make, rejection } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import {
  BRANNOCH,
  chooseChanges,
  connectGuild,
  FROSTELLE,
  MINUTE_MS,
  THALDORIMEND,
} from '../../support/backend/guild'
import { createMainList, type Imported } from './awards/imported-character'

export const MASTER = 'Admin#1000'
export const RAIDER = 'Raider#3000'
export const NEWCOMER = 'Newcomer#2000'

/** The characters that can be in the guild. The guild master never leaves it. */
const MEMBERS = new Map([
  [THALDORIMEND, { rank: 0, name: 'Thaldorimend' }],
  [FROSTELLE, { rank: 1, name: 'Frostelle' }],
  [BRANNOCH, { rank: 4, name: 'Brannoch' }],
])

const expectEqual = (actual: unknown, expected: unknown) => expect(actual).toEqual(expected)
const expectMatch = (actual: unknown, expected: object) => expect(actual).toMatchObject(expected)

/**
 * A backend with a guild and three people, what they can do, and what the state has to be after it.
 * An action that is not allowed checks that it is rejected.
 */
export class GuildWorld {
  readonly tokens = new Map<string, string>()
  readonly imported: Imported[] = []
  isLocked = false
  awardCount = 0
  private readonly awards: string[] = []
  private awardNumber = 0
  /** The members according to Battle.net, and those of the stored roster. */
  private readonly members = new Set([THALDORIMEND, FROSTELLE])
  private readonly stored = new Set(this.members)
  private readonly changes = new Set<string>()
  /** Calls of the guild master. */
  private readonly calls: ReturnType<typeof callsOf>

  private constructor(
    readonly backend: TestBackend,
    readonly master: string,
    readonly guildId: string,
    readonly instanceId: string,
  ) {
    this.calls = callsOf(backend, master, { guildId, instanceId })
  }

  static async create(): Promise<GuildWorld> {
    const backend = await createTestBackend()
    const raider = await signInPerson(backend, RAIDER)
    const master = await backend.signIn(MASTER)
    const guildId = (await connectGuild(backend, raider)).id
    const instanceId = await findInstance(backend, master, CURRENT_RAID)
    const world = new GuildWorld(backend, master, guildId, instanceId)
    world.tokens.set(RAIDER, raider.token).set(MASTER, master)
    // So many characters leave that it takes two reads.
    await world.read(world.roster())
    await world.read(world.roster())
    await world.importOf(MASTER)
    await world.importOf(RAIDER)
    return world
  }

  isListed({ gameId }: Pick<Imported, 'gameId'>): boolean {
    return this.stored.has(gameId)
  }

  isMember(tag: string): boolean {
    return this.imported.some((one) => one.tag === tag && one.isOwned && this.isListed(one))
  }

  /** The roster of the guild as Battle.net returns it. */
  private roster() {
    const members = [...this.members].map((id) => {
      const { rank = 9, name } = MEMBERS.get(id) ?? {}
      const isRenamed = id === FROSTELLE && this.changes.has('own-rename')
      const realm = { slug: ARGENT_DAWN.slug }
      return { character: { id, name: isRenamed ? 'Frostina' : name, realm }, rank }
    })
    return Response.json({ guild: { id: ASHEN_VANGUARD.id }, members })
  }

  private ofGame(gameId: number) {
    return this.imported.filter((one) => one.gameId === gameId)
  }

  private async tokenOf(tag: string) {
    const token = this.tokens.get(tag) ?? (await this.backend.signIn(tag))
    this.tokens.set(tag, token)
    return token
  }

  /** Reads Battle.net's list of the characters of an account; from then on they belong to it. */
  private async readAccount(tag: string) {
    const token = await this.tokenOf(tag)
    const listed = await make(this.backend, listAvailableCharacters, { token })
    const ids = new Set(listed.map(({ blizzardCharacterId }) => blizzardCharacterId))
    for (const one of this.imported.filter(({ gameId }) => ids.has(gameId))) {
      const isOwned = one.tag === tag
      if (isOwned === one.isOwned) continue
      if (one.isShared) one.lockedSince = null
      Object.assign(one, { isOwned, isShared: false })
    }
    return listed
  }

  /**
   * Imports the characters of an account that can be in the guild, each with a main list of two
   * wishes.
   */
  async importOf(tag: string) {
    const token = await this.tokenOf(tag)
    const known = await make(this.backend, listCharacters, { token })
    for (const character of await this.readAccount(tag)) {
      const { blizzardCharacterId: gameId, name, isImported } = character
      if (!MEMBERS.has(gameId) || this.ofGame(gameId).some((one) => one.tag === tag)) continue
      // The sandbox's accounts have characters with wishlists from the start.
      const seeded = isImported && known.find((one) => one.name === name)
      if (seeded) {
        const params = { characterId: seeded.id }
        await make(this.backend, removeCharacter, { token, params })
      }
      const call = { token, body: { character } }
      const { character: created } = await make(this.backend, importCharacter, call)
      const { id = '', specialization } = created ?? {}
      this.imported.push({
        id,
        tag,
        gameId,
        isOwned: true,
        isShared: false,
        wasShared: false,
        lockedSince: null,
        ...(await createMainList(this.backend, token, {
          characterId: id,
          instanceId: this.instanceId,
          specialization: specialization ?? '',
        })),
      })
    }
  }

  /** The character is not on the roster any more, which ends what depends on it. */
  private forget(gameId: number, canComeBack: boolean) {
    this.stored.delete(gameId)
    for (const one of this.ofGame(gameId)) {
      const wasShared = canComeBack && one.isShared
      Object.assign(one, { wasShared, isShared: false, lockedSince: null })
    }
  }

  /** Lets a character join or leave the guild, and reads the roster. */
  async setMember(gameId: number, isIn: boolean) {
    if (isIn) this.members.add(gameId)
    else this.members.delete(gameId)
    await this.read(this.roster())
    for (const id of [...this.stored].filter((one) => !this.members.has(one))) this.forget(id, true)
    for (const id of [...this.members].filter((one) => !this.stored.has(one))) {
      this.stored.add(id)
      for (const one of this.ofGame(id)) {
        const isShared = one.wasShared && one.isOwned
        const lockedSince = isShared && this.isLocked ? 'later' : null
        Object.assign(one, { isShared, lockedSince, wasShared: false })
      }
    }
  }

  /** Lets Battle.net answer with the response, and reads the roster. */
  private async read(response: Response, status = 200) {
    const { backend, master: token, guildId } = this
    backend.clock.now += MINUTE_MS
    backend.sandbox.script({
      match: ({ url }) => url.includes('/roster'),
      respond: () => response,
    })
    const path = `/api/guilds/${guildId}/roster/refresh`
    expectMatch(await backend.request('POST', path, { token }), { status })
  }

  /** A read that returns the roster of another guild, or fails. */
  async readUnreadable(isForeign: boolean) {
    const foreign = { guild: { id: 1 }, members: [{ character: { id: BRANNOCH }, rank: 0 }] }
    const before = await fingerprint(this.backend.database)
    await this.read(isForeign ? Response.json(foreign) : new Response('', { status: 404 }), 502)
    expectEqual(await fingerprint(this.backend.database), before)
  }

  /** Renames Frostelle or transfers her to the newcomer, or undoes that. */
  async toggle(change: 'own-rename' | 'transfer') {
    if (!this.changes.delete(change)) this.changes.add(change)
    await chooseChanges(this.backend, [...this.changes])
    await this.readAccount(this.changes.has('transfer') ? NEWCOMER : RAIDER)
    const own = this.ofGame(FROSTELLE).find(({ isOwned }) => isOwned)
    if (!own) return
    const call = { token: await this.tokenOf(own.tag), params: { characterId: own.id } }
    const { name } = await make(this.backend, syncCharacter, call)
    expectEqual(name, this.changes.has('own-rename') ? 'Frostina' : 'Frostelle')
  }

  async share(one: Imported, isShared: boolean) {
    const body = { characterId: one.id, isShared }
    const call = { token: await this.tokenOf(one.tag), body }
    const canShare = one.isOwned && this.isListed(one)
    if (!(isShared ? canShare : this.isMember(one.tag))) {
      expectMatch(await this.calls.rejection(setGuildSharing, call), { status: 404 })
      return
    }
    await this.calls.make(setGuildSharing, call)
    if (isShared && this.isLocked) one.lockedSince ??= 'later'
    if (!isShared && one.lockedSince === 'later') one.lockedSince = null
    one.isShared = isShared
  }

  async lock(isLocked: boolean) {
    if (isLocked) await this.calls.make(lockGuildLists, { body: { reason: 'Council' } })
    else await this.calls.make(unlockGuildLists)
    this.isLocked = isLocked
    for (const one of this.imported) {
      if (!isLocked) one.lockedSince = null
      else if (one.isShared) one.lockedSince = 'start'
    }
  }

  /** Reverses the order of the main list. */
  async edit(one: Imported) {
    const itemOrder = one.order.toReversed()
    const params = { wishlistId: one.listId }
    const call = { token: await this.tokenOf(one.tag), params, body: { itemOrder } }
    if (one.isOwned && !one.lockedSince) {
      await make(this.backend, updateWishlist, call)
      one.order = itemOrder
      return
    }
    const answer = await rejection(this.backend, updateWishlist, call)
    if (one.isOwned) expectMatch(answer, { status: 409, code: 'WISHLIST_LOCKED' })
  }

  /** The guild master awards the first wish of their list to a character; returns the item's id. */
  async award(choice: number, response?: 'Bonus roll') {
    const params = { wishlistId: this.imported[0]?.listId ?? '' }
    const { items } = await this.calls.make(getWishlist, { params })
    const lootItemId = items[0]?.lootItem.id ?? ''
    const recipientId = [...this.stored][choice % this.stored.size]
    this.awardNumber += 1
    const id = `award-${this.awardNumber}`
    const body = { id, lootItemId, difficulty: 'Heroic', recipientId, isConfirmed: true, response }
    await this.calls.make(awardItem, { body })
    this.awards.push(id)
    this.awardCount += 1
    return lootItemId
  }

  async undo(choice: number) {
    const [awardId] = this.awards.splice(choice % Math.max(1, this.awards.length), 1)
    if (awardId === undefined) return
    await this.calls.make(undoAward, { params: { awardId } })
    this.awardCount -= 1
  }

  async removeCharacter(one: Imported) {
    const call = { token: await this.tokenOf(one.tag), params: { characterId: one.id } }
    await make(this.backend, removeCharacter, call)
    this.imported.splice(this.imported.indexOf(one), 1)
  }

  async deleteAccount(battleNetTag: string) {
    const token = await this.tokenOf(battleNetTag)
    await make(this.backend, deleteAccount, { token, body: { battleNetTag } })
    this.tokens.delete(battleNetTag)
    for (const one of this.imported.filter(({ tag }) => tag === battleNetTag)) {
      if (one.isOwned) this.forget(one.gameId, false)
      this.imported.splice(this.imported.indexOf(one), 1)
    }
  }
}
