import type { CallBody } from '@/contract/call'
import { awardItem, listAwards, undoAward } from '@/contract/guilds/guild-awards'
import { getWishlist } from '@/contract/wishlist'
import { importAwards, undoAwardImport } from '@/contract/guilds/guild-import'
import {
  createGuildScene,
  FROSTELLE,
  IMPORTED_AWARD,
  shareFrostelle,
} from '../../../support/backend/guild'

/** The game's id of a character on the roster, which does not use Guildr. */
export const IRONVAEL = 230_900_001

export type AwardScene = Awaited<ReturnType<typeof createAwardScene>>

interface ImportOptions {
  importId?: string
  token?: string
  query?: { dryRun?: 'true' }
}

/** A guild scene in which Frostelle shares her main list, with what officers do with awards. */
export async function createAwardScene() {
  const scene = await createGuildScene()
  const { backend, raider, mainList } = scene
  await shareFrostelle(backend, raider, scene.guildId)

  const readList = (wishlistId: string) => raider.make(getWishlist, { params: { wishlistId } })

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
    token = scene.master,
    status = 201,
  ) => scene.make(awardItem, { token, body: await requestOf(change), status })

  const undo = (awardId = 'award-1') => scene.make(undoAward, { params: { awardId } })

  /** Imports awards, each IMPORTED_AWARD with changes; returns the outcome of each. */
  function importRows(rows: readonly object[], options: ImportOptions = {}) {
    const { importId, token = scene.master, query } = options
    const awards = rows.map((row) => ({ ...IMPORTED_AWARD, ...row }))
    return scene.make(importAwards, { token, query, body: { awards, importId } })
  }

  const undoImport = (importId: string) => scene.make(undoAwardImport, { params: { importId } })

  const history = (query = {}) => scene.make(listAwards, { query })

  /** How many items Frostelle has received, as the board shows it. */
  async function received() {
    const { lists } = await scene.readBoard()
    return lists[0]?.character.receivedBySlot?.reduce((sum, { count }) => sum + count, 0)
  }

  /** The id of a guild to which the scene's people have no access. */
  async function otherGuild() {
    const guilds = await backend.database.query.guilds.findMany()
    const other = guilds.find(({ id }) => id !== scene.guildId)
    if (!other) throw new Error('There is no other guild')
    return other.id
  }

  return {
    ...scene,
    instanceId: scene.board.instanceId,
    otherGuild,
    readList,
    firstWish,
    readWish,
    requestOf,
    award,
    undo,
    importRows,
    undoImport,
    history,
    received,
  }
}
