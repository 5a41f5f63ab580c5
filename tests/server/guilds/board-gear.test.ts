import { beforeEach, describe, expect, it } from 'vitest'
import { syncCharacter } from '@/contract/character'
import { getGuildRoster } from '@/contract/guilds/guild-roster'
import { eachTest } from '../../support/backend/each-test'
import { createGuildScene, FROSTELLE, shareFrostelle } from '../../support/backend/guild'
import { HERO_HOOD, importItems } from '../../support/gear'

const scene = eachTest(createGuildScene)
beforeEach(async () => {
  await shareFrostelle(scene.backend, scene.raider, scene.guildId)
})

/** "place: name track level" of what Frostelle wears on the board. */
async function readWorn() {
  const { lists } = await scene.readBoard()
  return lists.map(({ worn }) =>
    worn?.map(({ place, name, track, itemLevel }) => `${place}: ${name} ${track} ${itemLevel}`),
  )
}

/** Lets Battle.net answer with items of these sets by slot, and returns what the board counts. */
async function piecesWith(sets: Record<string, number | null>) {
  scene.backend.clock.now += 60_000
  const equipped_items = Object.entries(sets).map(([type, id], index) => ({
    item: { id: index + 1 },
    slot: { type },
    ...(id !== null && { set: { item_set: { id } } }),
  }))
  scene.backend.sandbox.script({
    match: ({ url }) => new URL(url).pathname.endsWith('/frostelle/equipment'),
    respond: () => Response.json({ equipped_items }),
  })
  const { id: characterId } = await scene.raider.character('Frostelle')
  await scene.raider.make(syncCharacter, { params: { characterId }, body: {} })
  return (await scene.readBoard()).lists[0]?.character.tierPieces
}

describe('tier pieces on the guild board', () => {
  it('are the worn ones of the newest set, in its places; not known without items', async () => {
    for (const [sets, expected] of [
      [{ HEAD: 2000, SHOULDER: 2000, LEGS: null }, 2],
      [{ HEAD: 1900, SHOULDER: 1900, CHEST: 1900, LEGS: 2000 }, 1],
      [{ HANDS: 1900, FINGER_1: 2000, TRINKET_1: 2000 }, 1],
      [{ HEAD: null }, 0],
      [{}, null],
    ] as [Record<string, number | null>, number | null][]) {
      expect(await piecesWith(sets), `sets ${JSON.stringify(sets)}`).toBe(expected)
      const roster = await scene.make(getGuildRoster, { token: scene.raider.token })
      expect(roster.find(({ id }) => id === FROSTELLE)?.tierPieces).toBe(expected)
    }
  })
})

describe('worn items on the guild board', () => {
  it('are those in the places of the wishes only, and no items in the bags', async () => {
    expect(await readWorn()).toEqual([
      [
        "HEAD: Errant Scrollsage's Hood champion 308",
        'NECK: Amulet of the Twin Fangs hero 321',
        "FINGER: Vile Alchemist's Band hero 311",
        'FINGER: Dawnforged Signet null 281',
        'TRINKET: Dawnforged Charm null 281',
        'TRINKET: Dawnforged Idol null 281',
        'MAIN_HAND: Dawnforged Blade null 281',
      ],
    ])
    await importItems({ backend: scene.backend, person: scene.raider }, [
      { ...HERO_HOOD, isWorn: true },
      { ...HERO_HOOD, name: 'In a bag' },
      { ...HERO_HOOD, name: 'Boots', place: 'FEET', isWorn: true },
    ])
    expect(await readWorn()).toEqual([["HEAD: Errant Scrollsage's Hood hero 321"]])
  })
})
