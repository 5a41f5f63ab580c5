import type { CallBody } from '@/contract/call'
import { awardItem, listAwards, undoAward } from '@/contract/guilds/guild-awards'
import { getWishlist, listCharacterWishlists } from '@/contract/wishlist'
import { createTestBackend } from '../../../support/backend/backend'
import { make } from '../../../support/backend/backend-calls'
import { CURRENT_RAID, findInstance, signInPerson } from '../../../support/entities'
import { connectGuild, FROSTELLE, shareFrostelle } from '../../../support/backend/guild'

export const MINUTE_MS = 60_000
/** The game's id of a character on the roster, which does not use Guildr. */
export const IRONVAEL = 230_900_001

export type AwardScene = Awaited<ReturnType<typeof createAwardScene>>

/**
 * A connected guild; Frostelle, a character of the officer Raider#3000, shares her main list with
 * it.
 */
export async function createAwardScene() {
  const backend = await createTestBackend()
  const raider = await signInPerson(backend, 'Raider#3000')
  const master = await backend.signIn('Admin#1000')
  const guildId = (await connectGuild(backend, raider)).id
  const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
  await shareFrostelle(backend, raider, guildId)

  async function mainList() {
    const params = { characterId: (await raider.character('Frostelle')).id }
    const lists = await make(backend, listCharacterWishlists, { token: raider.token, params })
    const list = lists.find(({ isMainWishlist }) => isMainWishlist)
    return readList(list?.id ?? '')
  }

  const readList = (wishlistId: string) =>
    make(backend, getWishlist, { token: raider.token, params: { wishlistId } })

  /** The first wanted wish of Frostelle's main list. */
  async function firstWish() {
    const wish = (await mainList()).items.find(({ isObtained }) => !isObtained)
    if (!wish) throw new Error('The list has no wanted wish')
    return wish
  }

  const readWish = async (id: string) => (await mainList()).items.find((wish) => wish.id === id)

  /** The body of an award of the first wish to Frostelle. */
  async function requestOf(change: Partial<CallBody<typeof awardItem>> = {}) {
    const lootItemId = change.lootItemId ?? (await firstWish()).lootItem.id
    const body = { id: 'award-1', difficulty: 'Heroic' as const, recipientId: FROSTELLE }
    return { ...body, ...change, lootItemId }
  }

  /** Makes an award, as the guild master unless a token is given. */
  const award = async (
    change?: Partial<CallBody<typeof awardItem>>,
    token = master,
    status = 201,
  ) =>
    make(backend, awardItem, { token, params: { guildId }, body: await requestOf(change), status })

  const undo = (awardId = 'award-1') =>
    make(backend, undoAward, { token: master, params: { guildId, awardId } })

  const history = (query = {}) =>
    make(backend, listAwards, { token: master, params: { guildId }, query })

  /** The id of a guild to which the scene's people have no access. */
  async function otherGuild() {
    const guilds = await backend.database.query.guilds.findMany()
    const other = guilds.find(({ id }) => id !== guildId)
    if (!other) throw new Error('There is no other guild')
    return other.id
  }

  return {
    backend,
    raider,
    master,
    guildId,
    otherGuild,
    instanceId,
    mainList,
    readList,
    firstWish,
    readWish,
    requestOf,
    award,
    undo,
    history,
  }
}
