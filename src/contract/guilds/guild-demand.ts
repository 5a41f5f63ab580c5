import * as z from 'zod/mini'
import { DIFFICULTIES } from '@/game/difficulties'
import { defineCall } from '../call'
import { openEnum } from '../fields'
import { answeredId, type CharacterId, type GuildId, type LootItemId } from '../ids'

/** An item that a guild's shared main wishlists want on a difficulty. */
const demandedItemSchema = z.object({
  lootItemId: answeredId<LootItemId>(),
  difficulty: openEnum(DIFFICULTIES),
  /** How many characters want it, including the user's own. */
  count: z.number(),
  /** The positions of the user's characters that want it, by id, from 1. */
  positions: z.record(z.string(), z.number()),
})

/** What a guild wants, for the user's characters that share a main wishlist with it. */
const guildDemandSchema = z.object({
  guildId: answeredId<GuildId>(),
  characterIds: z.array(answeredId<CharacterId>()),
  items: z.array(demandedItemSchema),
})
export type GuildDemand = z.output<typeof guildDemandSchema>

export const listDemand = defineCall({
  method: 'GET',
  path: '/api/me/demand/:instanceId',
  summary:
    "Counts how many characters want each item of a raid, by the wishes on the main wishlists that guilds share, and at which position the user's characters are. Only guilds with which the user shares a main wishlist for the raid, and only the difficulties of these lists.",
  access: 'session',
  key: 'demand',
  answer: z.array(guildDemandSchema),
})
