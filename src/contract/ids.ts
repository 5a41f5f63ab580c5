import * as z from 'zod/mini'
import { id } from './fields'

declare const kindOfId: unique symbol

/**
 * An id of one kind of entity. Any string is accepted, but not the id of another kind, so that two
 * of them cannot be swapped.
 */
export type IdOf<Kind extends string> = string & { readonly [kindOfId]?: Kind }

export type AwardId = IdOf<'award'>
export type BatchId = IdOf<'batch'>
export type BossId = IdOf<'boss'>
export type ChangeId = IdOf<'change'>
export type CharacterId = IdOf<'character'>
export type DropId = IdOf<'drop'>
export type GuildId = IdOf<'guild'>
export type ImportId = IdOf<'import'>
export type InstanceId = IdOf<'instance'>
export type LootItemId = IdOf<'loot item'>
export type NightId = IdOf<'night'>
export type NoteId = IdOf<'note'>
export type SeasonId = IdOf<'season'>
export type SimId = IdOf<'simulation'>
export type UserId = IdOf<'user'>
export type WishId = IdOf<'wish'>
export type WishlistId = IdOf<'wishlist'>

/** The types of the parameters of paths (contract/call.ts); `itemId` is that of a wish. */
export interface IdsInPaths {
  awardId: AwardId
  batchId: BatchId
  bossId: BossId
  changeId: ChangeId
  characterId: CharacterId
  guildId: GuildId
  importId: ImportId
  instanceId: InstanceId
  itemId: WishId
  lootItemId: LootItemId
  nightId: NightId
  noteId: NoteId
  seasonId: SeasonId
  simId: SimId
  wishlistId: WishlistId
}

/** An id in an answer. */
// @__NO_SIDE_EFFECTS__
export function answeredId<Id extends string>() {
  // At run time any string passes.
  return z.string() as unknown as z.ZodMiniType<Id, Id>
}

/** An id in a request. */
// @__NO_SIDE_EFFECTS__
export function requestedId<Id extends string>() {
  return id as unknown as z.ZodMiniType<Id, Id>
}
