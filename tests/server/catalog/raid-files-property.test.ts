import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exportRaid,
  importRaid,
  raidFileSchema,
  raidInstanceRow,
  type RaidFile,
} from '@/contract/admin/admin-raid-file'
import { lootRow } from '@/contract/loot-item'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { fitsSlot } from '@/game/item-slots'
import { ITEM_TYPES, PRIMARY_STATS, RARITIES, SLOTS, TOKEN_CATEGORIES } from '@/game/items'
import { createSharedBackend } from '../../support/backend/backend'
import { signInPerson } from '../../support/entities'
import { propertyOptions } from '../../support/runs'

/** Any texts that the contract accepts as a name, and as a description. */
const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
const name = anyText.filter((value) => raidInstanceRow.shape.name.safeParse(value).success)
const description = anyText.filter((value) => lootRow.shape.description.safeParse(value).success)
function optional<T>(arbitrary: fc.Arbitrary<T>) {
  return fc.option(arbitrary, { nil: null })
}
const gameId = fc.integer({ min: 1, max: 2_147_483_647 })
const iconUrl = optional(fc.constantFrom('', 'https://example.org/a.png?b=c#d'))

const level = optional(fc.integer({ min: 1, max: 9999 }))
const itemLevels = optional(
  fc.record({ LFR: level, Normal: level, Heroic: level, Mythic: level }, { requiredKeys: [] }),
)

const difficulties = fc.uniqueArray(fc.constantFrom(...DIFFICULTIES), { minLength: 1 })

/** A slot and an item type that fit each other. */
const slotAndType = fc
  .constantFrom(...ITEM_TYPES)
  .chain((itemType) =>
    fc
      .constantFrom(...SLOTS.filter((slot) => fitsSlot(itemType, slot)))
      .map((itemSlot) => ({ itemSlot, itemType })),
  )

type FileItem = RaidFile['bosses'][number]['items'][number]

const fieldsOfItem = fc.record(
  {
    // Few names and ids, so that items often share their identity.
    name: fc.oneof(fc.constantFrom('Twin', 'twin', 'TWIN'), name),
    description: optional(description),
    rarity: fc.constantFrom(...RARITIES),
    primaryStat: optional(fc.constantFrom(...PRIMARY_STATS)),
    itemId: optional(fc.oneof(fc.constantFrom(1, 2), gameId)),
    blizzardItemId: optional(gameId),
    wowheadId: optional(gameId),
    iconUrl,
    isTokenItem: fc.boolean(),
    tokenCategory: optional(fc.constantFrom(...TOKEN_CATEGORIES)),
    tokenSlots: optional(fc.array(fc.constantFrom(...SLOTS), { maxLength: 5 })),
    classes: optional(fc.array(fc.constantFrom(...CLASS_NAMES), { maxLength: 5 })),
    lootSpecializationIds: optional(fc.array(gameId, { maxLength: 5 })),
  },
  { requiredKeys: ['name'] },
)

const item: fc.Arbitrary<FileItem> = fc
  .tuple(fieldsOfItem, slotAndType)
  .map(([fields, slot]) => ({ ...fields, ...slot }))

const bosses = fc
  .uniqueArray(
    fc.record({ key: fc.nat(30), name, isOptional: fc.boolean(), iconUrl, itemLevels }),
    {
      selector: ({ key }) => key,
      maxLength: 5,
    },
  )
  .chain((rows) =>
    fc.tuple(
      ...rows.map(({ key, ...row }) =>
        fc.array(item, { maxLength: 8 }).map((items) => ({
          ...row,
          slug: `boss-${key}`,
          encounterOrder: key + 1,
          items,
        })),
      ),
    ),
  )

const backend = await createSharedBackend()
const admin = await signInPerson(backend, 'Admin#1000')

/** Imports a raid file, exports the raid and returns the exported file. */
async function importAndExport(body: RaidFile) {
  const answer = await admin.make(importRaid, { body })
  const params = { instanceId: 'instance' in answer ? answer.instance.id : '' }
  return admin.make(exportRaid, { params })
}

describe('raid files', () => {
  it('any imported raid is exported as a file that creates the same raid', async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(
        bosses,
        name,
        difficulties,
        itemLevels,
        async (raidBosses, raidName, availableDifficulties, ofInstance) => {
          count += 1
          const file = await importAndExport({
            format: 'guildr-raid',
            version: 1,
            instance: {
              name: raidName,
              slug: `any-${count}`,
              expansion: 'Midnight',
              tier: 'Season 2',
              availableDifficulties,
              itemLevels: ofInstance,
            },
            bosses: raidBosses,
          })
          expect(raidFileSchema.parse(file)).toEqual(file)
          const query = { dryRun: 'true' } as const
          const dryRun = await admin.make(importRaid, { query, body: file, status: 200 })
          const rows = 'rows' in dryRun ? dryRun.rows : []
          expect(rows.length).toBeGreaterThan(0)
          expect(rows.filter(({ outcome }) => outcome !== 'duplicate')).toEqual([])
          expect(await importAndExport(file)).toEqual(file)
          const copy = { ...file, instance: { ...file.instance, slug: `copy-${count}` } }
          expect(await importAndExport(copy)).toEqual(copy)
        },
      ),
      propertyOptions(5, 50),
    )
  })
})
