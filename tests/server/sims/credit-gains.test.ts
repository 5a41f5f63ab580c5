import { describe, expect, it } from 'vitest'
import { creditGains, type CreditableItem } from '../../../server/sims/credit-gains'

const MAGE = { className: 'Mage', specialization: 'arcane' }

function item(changes: Partial<CreditableItem>): CreditableItem {
  return {
    id: 'hood',
    name: 'Hood',
    itemId: 1,
    itemSlot: 'HEAD',
    itemType: 'Cloth Armor',
    isTokenItem: false,
    instanceId: 'raid',
    instanceName: 'Raid',
    blizzardInstanceId: 1320,
    blizzardEncounterId: 2894,
    availableDifficulties: ['Heroic', 'Mythic'],
    ...changes,
  }
}

const token = item({
  id: 'token',
  itemId: 50,
  itemSlot: 'HEAD',
  itemType: null,
  isTokenItem: true,
  classes: ['Mage'],
})
const curio = item({
  id: 'curio',
  itemId: 60,
  itemSlot: null,
  itemType: null,
  isTokenItem: true,
  blizzardEncounterId: 2895,
})

function gain(changes: object = {}) {
  return {
    itemId: 1,
    isTierPiece: false,
    instanceId: 1320,
    encounterId: 2894,
    difficulty: 'Heroic' as const,
    gain: 100,
    percent: 1,
    error: 5,
    ...changes,
  }
}

/** The credited loot items with slot, difficulty and gain. */
function credit(gains: ReturnType<typeof gain>[], items: CreditableItem[]) {
  return creditGains(gains, items, MAGE).raids.flatMap(({ difficulty, gains }) =>
    gains.map((one) => [one.lootItemId, one.slot, difficulty, one.gain]),
  )
}

describe('creditGains', () => {
  it('credits an item to itself, once per difficulty, with its best gain', () => {
    const gains = [gain(), gain({ gain: 300 }), gain({ gain: 200, difficulty: 'Mythic' })]
    expect(credit(gains, [item({})])).toEqual([
      ['hood', 'HEAD', 'Heroic', 300],
      ['hood', 'HEAD', 'Mythic', 200],
    ])
  })

  it('credits the result of the catalyst to the item that it converts', () => {
    const gains = [gain({ gain: -50 }), gain({ itemId: 999, sourceItemId: 1, isTierPiece: true })]
    expect(credit(gains, [item({})])).toEqual([['hood', 'HEAD', 'Heroic', 100]])
  })

  it('credits a tier piece to the token that the report names', () => {
    const gains = [gain({ itemId: 999, sourceItemId: 50, isTierPiece: true, slot: 'HEAD' })]
    expect(credit(gains, [item({}), token])).toEqual([['token', 'HEAD', 'Heroic', 100]])
  })

  it('credits a tier piece without a source to the token of the boss for the slot and class', () => {
    const tier = gain({ itemId: 999, isTierPiece: true, slot: 'HEAD' })
    const ofPriests = { ...token, id: 'priests', classes: ['Priest'] }
    const ofLegs = { ...token, id: 'legs', itemSlot: 'LEGS' }
    expect(credit([tier], [item({}), ofPriests, ofLegs, token])).toEqual([
      ['token', 'HEAD', 'Heroic', 100],
    ])
    expect(credit([{ ...tier, isTierPiece: false }], [token])).toEqual([])
  })

  it('credits a token for any slot once per slot', () => {
    const tier = { isTierPiece: true, encounterId: 2895 }
    const gains = [
      gain({ ...tier, itemId: 998, slot: 'LEGS' }),
      gain({ ...tier, itemId: 997, slot: 'CHEST', gain: 70 }),
    ]
    expect(credit(gains, [token, curio])).toEqual([
      ['curio', 'LEGS', 'Heroic', 100],
      ['curio', 'CHEST', 'Heroic', 70],
    ])
  })

  it('credits an item that several bosses drop to the boss of the row', () => {
    const other = item({ id: 'other', blizzardEncounterId: 2871 })
    expect(credit([gain()], [other, item({})])).toEqual([['hood', 'HEAD', 'Heroic', 100]])
  })

  it('credits a trash drop by its item, and a report without raids in every raid that has the item', () => {
    const elsewhere = item({ id: 'elsewhere', instanceId: 'other raid', blizzardInstanceId: 1307 })
    expect(credit([gain({ encounterId: -97 })], [elsewhere, item({})])).toEqual([
      ['hood', 'HEAD', 'Heroic', 100],
    ])
    const unnamed = gain({ instanceId: null, encounterId: null })
    expect(credit([unnamed], [elsewhere, item({})]).map(([id]) => id)).toEqual([
      'elsewhere',
      'hood',
    ])
  })

  it('reports items of no raid, and difficulties that the raid does not have', () => {
    const gains = [gain({ itemId: 2 }), gain({ difficulty: 'LFR' })]
    expect(creditGains(gains, [item({})], MAGE)).toEqual({ raids: [], unmatchedItemIds: [2, 1] })
  })
})
