import type { JournalEncounter, JournalItem, JournalRaid } from '@/contract/admin/admin-journal'
import { difficultiesOfModes } from '@/game/difficulties'
import { toLootTraits } from '@/game/journal-items'
import * as z from 'zod/mini'
import { createReadCache, keepFor } from '../lib/read-cache'
import type { ApiClient } from './api-client'
import {
  encounterSchema,
  expansionIndexSchema,
  expansionSchema,
  iconSchema,
  instanceSchema,
  itemSchema,
  type ItemResponse,
} from './journal-schemas'

/** The journal changes with game patches only. */
const AGE_MAX_MS = 60 * 60 * 1000
/** About thirty raids with their items. */
const ENTRIES_MAX = 5000

/** The game's data are the same in all regions; only this one has the locale en_US. */
const REGION = 'us'

/** A group of raids that repeats those of an expansion. */
const CURRENT_SEASON = 'Current Season'

/** The last part of an icon's URL is its name or file id: …/icons/56/inv_helm_leather.jpg. */
const ICON_URL = /\/([\w-]{1,100})\.jpg$/

interface JournalOptions {
  /** Sends its requests at the rate that Battle.net allows. */
  client: ApiClient
  /** Milliseconds since the epoch. */
  now: () => number
}

/**
 * Reads the game's journal and its items. The reads throw BattleNetError; unknown ids are null. What
 * was read is kept in memory for an hour, so that a second run is quick.
 */
export function createJournal({ client, now }: JournalOptions) {
  const cached = createReadCache<{ data: unknown }>({
    max: ENTRIES_MAX,
    ...keepFor(AGE_MAX_MS, now),
  })

  /** A resource of the game's data, or null if Battle.net does not have it (404). */
  async function read<T extends z.ZodMiniType>(
    path: string,
    schema: T,
  ): Promise<z.output<T> | null> {
    const { data } = await cached(path, async () => ({
      data: await client.getAsApp({
        region: REGION,
        path: `/data/wow/${path}`,
        namespace: 'static',
        schema: z.nullable(schema),
        onMissing: () => null,
      }),
    }))
    // Each path is read with one schema; the cache does not know these.
    return data as z.output<T> | null
  }

  return {
    /** The expansions, newest first. */
    async listExpansions() {
      const index = await read('journal-expansion/index', expansionIndexSchema)
      const expansions = index?.tiers.filter(({ name }) => name !== CURRENT_SEASON) ?? []
      return expansions.toSorted((one, other) => other.id - one.id)
    },

    async listRaids(expansionId: number) {
      const expansion = await read(`journal-expansion/${expansionId}`, expansionSchema)
      return expansion?.raids ?? []
    },

    async getRaid(raidId: number): Promise<JournalRaid | null> {
      const raid = await read(`journal-instance/${raidId}`, instanceSchema)
      if (!raid) return null
      const modes = raid.modes?.flatMap(({ mode }) => mode?.type ?? []) ?? []
      return {
        id: raid.id,
        name: raid.name,
        expansion: raid.expansion?.name ?? null,
        difficulties: difficultiesOfModes(modes),
        encounters: raid.encounters ?? [],
      }
    },

    async getEncounter(encounterId: number): Promise<JournalEncounter | null> {
      const encounter = await read(`journal-encounter/${encounterId}`, encounterSchema)
      if (!encounter) return null
      const { id, name, creatures, items } = encounter
      const drops = new Map(items?.map(({ item }) => [item.id, item]))
      return {
        id,
        name,
        isBoss: drops.size > 0 || (creatures?.length ?? 0) > 0,
        items: [...drops.values()],
      }
    },

    /** With the game's name or file id of its icon; null if Battle.net has none for the item. */
    async getItem(itemId: number) {
      const [item, media] = await Promise.all([
        read(`item/${itemId}`, itemSchema),
        read(`media/item/${itemId}`, iconSchema),
      ])
      if (!item) return null
      const iconUrl = media?.assets?.find(({ key }) => key === 'icon')?.value
      const iconName = ICON_URL.exec(iconUrl ?? '')?.[1] ?? null
      return { item: toJournalItem(item, iconName !== null), iconName }
    },
  }
}

function toJournalItem(item: ItemResponse, hasIcon: boolean): JournalItem {
  const { preview_item: preview, item_class: itemClass, item_subclass: subclass } = item
  const words = [item.inventory_type?.name, subclass?.name, itemClass?.name].filter(Boolean)
  return {
    id: item.id,
    name: item.name,
    ...toLootTraits({
      name: item.name,
      inventoryType: item.inventory_type?.type ?? undefined,
      isEquippable: item.is_equippable ?? undefined,
      classId: itemClass?.id ?? undefined,
      subclassId: subclass?.id ?? undefined,
      quality: item.quality?.type ?? undefined,
      stats: preview?.stats?.flatMap(({ type }) => type?.type ?? []),
      playableClassIds: idsOf(preview?.requirements?.playable_classes),
      specializationIds: idsOf(preview?.requirements?.playable_specializations),
    }),
    hasIcon,
    itemLevel: preview?.level?.value ?? item.level ?? null,
    gameWords: words.length > 0 ? words.join(', ') : null,
  }
}

function idsOf(list: { links?: { id: number }[] | null | undefined } | null | undefined) {
  return list?.links?.map(({ id }) => id)
}
