import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { importAwards } from '@/contract/guilds/guild-import'
import { listInstanceLoot } from '@/contract/loot-item'
import { guildAwardImports, guildAwards, replacedAwards } from '../../../../server/database/schema'
import { FROSTELLE } from '../../../support/backend/guild'
import { propertyOptions } from '../../../support/runs'
import { createAwardScene, IRONVAEL, type AwardScene } from './award-scene'

/** Items that have dropped, each for one character. Two of them have one id in the export. */
const DROPS = [
  { externalId: '1', recipientId: FROSTELLE, player: 'Frostelle-ArgentDawn' },
  { externalId: '1', recipientId: IRONVAEL, player: 'Ironvael-ArgentDawn' },
  { externalId: '2', recipientId: FROSTELLE, player: 'Frostelle-ArgentDawn' },
  { externalId: '3', recipientId: IRONVAEL, player: 'Ironvael-ArgentDawn' },
]
const RESPONSES = ['BiS', 'Upgrade', 'Transmog'] as const

let scene: AwardScene
let items: { id: string; itemId: number; name: string }[]

async function start() {
  scene = await createAwardScene()
  const loot = await scene.make(listInstanceLoot)
  items = loot
    .flatMap((boss) => boss.items)
    .flatMap(({ id, itemId, name, itemSlot }) => (itemId && itemSlot ? { id, itemId, name } : []))
}
beforeAll(start)
afterAll(() => scene.backend.close())

interface Step {
  kind: 'give' | 'undo award' | 'import' | 'undo import' | 'delete account'
  drops: number[]
  response: (typeof RESPONSES)[number]
  isSecondOfficer: boolean
  choice: number
}

const step = fc.record<Step>({
  kind: fc.constantFrom('give', 'undo award', 'import', 'import', 'undo import', 'delete account'),
  drops: fc.subarray([...DROPS.keys()], { minLength: 1 }),
  response: fc.constantFrom(...RESPONSES),
  isSecondOfficer: fc.boolean(),
  choice: fc.nat({ max: 7 }),
})

/**
 * What two officers do, and what has to be stored: of each drop the responses that the board and the
 * imports have stored, the newest last.
 */
class Guild {
  readonly versions = DROPS.map((): { importId: string | null; response: string }[] => [])
  readonly imports: string[] = []
  hasRaider = true
  #count = 0

  private token(isSecondOfficer: boolean) {
    return isSecondOfficer && this.hasRaider ? scene.raider.token : scene.master
  }

  /** A character whose account is deleted is not on the roster. */
  private isOpen = (drop: number) => this.hasRaider || DROPS[drop]?.recipientId !== FROSTELLE

  async run({ kind, drops, response, isSecondOfficer, choice }: Step) {
    const open = drops.filter(this.isOpen)
    this.#count += 1
    if (kind === 'give') await this.give(open, response, isSecondOfficer)
    if (kind === 'import' && open.length > 0) await this.import(open, response, isSecondOfficer)
    if (kind === 'undo award') await this.undoAwards(drops)
    const importId = this.imports[choice % this.imports.length]
    if (kind === 'undo import' && importId !== undefined) await this.undoImport(importId)
    if (kind === 'delete account' && this.hasRaider && choice === 0) {
      await scene.raider.deleteAccount()
      this.hasRaider = false
    }
  }

  private async give(drops: number[], response: Step['response'], isSecondOfficer: boolean) {
    for (const drop of drops.filter((one) => this.versions[one]?.length === 0)) {
      const { recipientId } = DROPS[drop] ?? {}
      const change = { recipientId, lootItemId: items[drop]?.id, response, isConfirmed: true }
      await scene.award({ id: `${this.#count}-${drop}`, ...change }, this.token(isSecondOfficer))
      this.versions[drop]?.push({ importId: null, response })
    }
  }

  private async import(drops: number[], response: string, isSecondOfficer: boolean) {
    const importId = `${this.#count}`
    const awards = drops.map((drop) => ({
      externalId: DROPS[drop]?.externalId ?? '',
      player: DROPS[drop]?.player ?? '',
      awardedAt: new Date(scene.backend.clock.now).toISOString(),
      itemId: items[drop]?.itemId,
      itemName: items[drop]?.name ?? '',
      instanceName: '',
      difficulty: 'Heroic' as const,
      response,
      replaces: true,
    }))
    const call = { token: this.token(isSecondOfficer), body: { awards, importId } }
    const outcomes = await scene.make(importAwards, call)
    const expected = drops.map((drop) => {
      const versions = this.versions[drop] ?? []
      const last = versions.at(-1)
      const isKnown = last?.response === response && last.importId !== null
      if (!isKnown) versions.push({ importId, response })
      return isKnown ? 'known' : last ? 'changed' : 'new'
    })
    expectOutcomes(outcomes, expected)
    if (outcomes.some(({ outcome }) => outcome !== 'known')) this.imports.push(importId)
    const again = await scene.make(importAwards, call)
    const unchanged = drops.map(() => 'known')
    expectOutcomes(again, unchanged)
  }

  private async undoAwards(drops: number[]) {
    const rows = await scene.backend.database.select().from(guildAwards)
    for (const drop of drops) {
      for (const { id } of rows.filter((row) => row.lootItemId === items[drop]?.id)) {
        await scene.undo(id)
      }
      this.versions[drop]?.splice(0)
    }
  }

  async undoImport(importId: string) {
    await scene.undoImport(importId)
    this.imports.splice(this.imports.indexOf(importId), 1)
    for (const versions of this.versions) {
      const left = versions.filter((one) => one.importId !== importId)
      versions.splice(0, versions.length, ...left)
    }
  }
}

function expectOutcomes(rows: { outcome: string }[], expected: string[]) {
  expect(rows.map(({ outcome }) => outcome)).toEqual(expected)
}

/** Compares what is stored and what the board counts with what the guild has to have. */
async function expectAwards({ versions, hasRaider }: Guild) {
  const rows = await scene.backend.database.select().from(guildAwards)
  const stored = rows.map((row) => [row.lootItemId, row.importId, row.response].join(' '))
  const newest = versions.map((one) => one.at(-1))
  expect(stored.toSorted()).toEqual(
    newest
      .flatMap((one, drop) => (one ? [items[drop]?.id, one.importId, one.response].join(' ') : []))
      .toSorted(),
  )
  expect(rows.some(({ recipientId }) => recipientId === FROSTELLE && !hasRaider)).toBe(false)
  const { lists } = await scene.readBoard()
  const counts = lists[0]?.character.receivedBySlot?.map(({ count }) => count) ?? []
  const counted = newest.filter(
    (one, drop) => DROPS[drop]?.recipientId === FROSTELLE && one && one.response !== 'Transmog',
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(hasRaider ? counted.length : 0)
}

describe('awards: random sequences of what two officers do', () => {
  it('each item counts once, and nothing of an undone import is left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const { database } = scene.backend
        await database.delete(guildAwards)
        await database.delete(guildAwardImports)
        const guild = new Guild()
        try {
          for (const one of steps) {
            await guild.run(one)
            await expectAwards(guild)
          }
          for (const importId of guild.imports.toReversed()) {
            await guild.undoImport(importId)
            await expectAwards(guild)
          }
          expect(await database.$count(replacedAwards)).toBe(0)
        } finally {
          if (!guild.hasRaider) {
            await scene.backend.close()
            await start()
          }
        }
      }),
      propertyOptions(5, 100),
    )
  })
})
