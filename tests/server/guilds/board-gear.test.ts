import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createGuildScene, shareFrostelle, type GuildScene } from '../../support/backend/guild'
import { HERO_HOOD, importItems } from '../../support/gear'

let scene: GuildScene
beforeEach(async () => {
  scene = await createGuildScene()
  await shareFrostelle(scene.backend, scene.raider, scene.guildId)
})
afterEach(() => scene.backend.close())

/** "place: name track level" of what Frostelle wears on the board. */
async function readWorn() {
  const { lists } = await scene.readBoard()
  return lists.map(({ worn }) =>
    worn?.map(({ place, name, track, itemLevel }) => `${place}: ${name} ${track} ${itemLevel}`),
  )
}

describe('worn items on the guild board', () => {
  it('are those in the places of the wishes only', async () => {
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
  })

  it('items in the bags, and in other places, are not shared', async () => {
    await importItems({ backend: scene.backend, person: scene.raider }, [
      { ...HERO_HOOD, isWorn: true },
      { ...HERO_HOOD, name: 'In a bag' },
      { ...HERO_HOOD, name: 'Boots', place: 'FEET', isWorn: true },
    ])
    expect(await readWorn()).toEqual([["HEAD: Errant Scrollsage's Hood hero 321"]])
  })
})
