import { afterAll, describe, expect, it } from 'vitest'
import { importAwards, undoAwardImport } from '@/contract/guilds/guild-import'
import * as fc from 'fast-check'
import { guildAwardImports, guildAwards, replacedAwards } from '../../../../server/database/schema'
import { propertyOptions } from '../../../support/runs'
import { createAwardScene } from './award-scene'

const scene = await createAwardScene()
afterAll(() => scene.backend.close())

interface Row {
  externalId: string
  player: string
  response: string
}

const row = fc.record<Row>({
  externalId: fc.constantFrom('1', '2', '3'),
  player: fc.constantFrom('Frostelle-ArgentDawn', 'Brannoch-ArgentDawn', 'Nobody-ArgentDawn'),
  response: fc.constantFrom('BiS', 'Upgrade', 'Off spec'),
})
const rows = fc.uniqueArray(row, { selector: ({ externalId }) => externalId, minLength: 1 })
/** What was there before, imports, and the order in which some of them are undone. */
const imports = fc
  .array(rows, { minLength: 1, maxLength: 5 })
  .chain((all) =>
    fc.tuple(rows, fc.constant(all), fc.shuffledSubarray([...all.keys()], { minLength: 1 })),
  )

/** Imports rows, which replace the awards that are there. */
async function importRows(importId: string | undefined, rowsOfImport: readonly Row[]) {
  const awards = rowsOfImport.map((one) => ({
    ...one,
    awardedAt: '2026-05-13T19:14:03.000Z',
    itemName: 'Corrupted Ashbringer',
    instanceName: 'Naxxramas',
    replaces: true,
  }))
  await scene.make(importAwards, { body: { awards, importId } })
}

/** Undoes an import; one that has changed nothing is not stored. */
async function undo(importId: string) {
  const { database } = scene.backend
  const known = await database.query.guildAwardImports.findFirst({
    where: (table, { eq }) => eq(table.id, importId),
  })
  if (!known) return
  await scene.make(undoAwardImport, { params: { importId } })
}

async function stored() {
  const awards = await scene.backend.database.select().from(guildAwards)
  return awards.map((one) => textOf(one.externalId, one.externalRecipient, one.response)).toSorted()
}

const textOf = (...values: (string | null)[]) => values.join(' ')

/** The versions of an award, each of the import that has changed the one before. */
class Versions {
  readonly #byId = new Map<string, { importId: string; text: string }[]>()

  import(importId: string, rowsOfImport: readonly Row[]) {
    for (const { externalId, player, response } of rowsOfImport) {
      const versions = this.#byId.get(externalId) ?? []
      const text = textOf(externalId, player, response)
      if (versions.at(-1)?.text !== text) versions.push({ importId, text })
      this.#byId.set(externalId, versions)
    }
  }

  undo(importId: string) {
    for (const [id, versions] of this.#byId) {
      this.#byId.set(
        id,
        versions.filter((one) => one.importId !== importId),
      )
    }
  }

  get newest() {
    return [...this.#byId.values()].flatMap((versions) => versions.at(-1)?.text ?? []).toSorted()
  }
}

describe('undo of imports that have replaced awards of each other', () => {
  it('leaves what the remaining imports have given, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(imports, async ([before, all, undone]) => {
        const { database } = scene.backend
        const model = new Versions()
        await database.delete(guildAwards)
        await database.delete(guildAwardImports)
        for (const [index, one] of [before, ...all].entries()) {
          await importRows(`${index - 1}`, one)
          model.import(`${index - 1}`, one)
        }
        expect(await stored()).toEqual(model.newest)
        for (const index of undone) {
          await undo(`${index}`)
          model.undo(`${index}`)
          expect(await stored()).toEqual(model.newest)
        }
        for (const index of all.keys()) await undo(`${index}`)
        expect(await stored()).toEqual(
          before.map((one) => textOf(one.externalId, one.player, one.response)).toSorted(),
        )
        expect(await database.$count(replacedAwards)).toBe(0)
      }),
      propertyOptions(30, 300),
    )
  })
})
