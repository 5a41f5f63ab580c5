import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLASSES } from '@/game/classes'
import { adler32 } from '@/game/gear/adler32'
import { readSimcTexts, type GearItem, type SimcText } from '@/game/gear/simc-text'
import { LINEAR_MAX, timeRatio } from '../../support/linear-time'
import { isFullRun, propertyOptions } from '../../support/runs'
import { simcModel, simpleSimc, toSimcText } from '../../support/simc-texts'

const RUNS = propertyOptions(40, 2000)

const HOOD: GearItem = {
  itemId: 268_242,
  name: "Errant Scrollsage's Hood",
  place: 'HEAD',
  itemLevel: 321,
  bonusIds: [6652, 12_846],
  isWorn: true,
}

function readAll(input: string): SimcText[] {
  const { texts, refusal } = readSimcTexts(input)
  if (!texts) throw new Error(refusal)
  return texts
}

function read(input: string): SimcText {
  const [text, ...others] = readAll(input)
  if (!text || others.length > 0) throw new Error(`${others.length} further texts`)
  return text
}

describe('the text of the SimulationCraft addon', () => {
  it('is read to exactly the items that it was made from; vault and linked items are not owned', () => {
    fc.assert(
      fc.property(simcModel, (model) => {
        const { items, ...facts } = read(toSimcText(model))
        expect(items).toEqual([
          ...model.items.filter(({ isWorn }) => isWorn),
          ...model.items.filter(({ isWorn }) => !isWorn),
        ])
        expect(facts).toEqual({
          name: model.name,
          realm: model.realm.toLowerCase().replaceAll(' ', '_'),
          region: model.region || null,
          className: CLASSES[model.classAt]?.name,
          madeAt: '2026-11-20 21:04',
          notOwnedCount: model.vault.length + model.linked.length,
          unreadNames: [],
          checksum: 'correct',
        })
      }),
      RUNS,
    )
  })

  it('unknown lines, headings and options anywhere change nothing of what is read', () => {
    const unknown = fc.constantFrom(
      '### Offspec Loadouts: Fire',
      '# offspec_talents=CAEAAA',
      '### End of Linked Gear and Others',
      '## Notes',
      '#',
      '',
      '\t',
      'relic=,id=5',
      'profileset."A"+=level=90',
      '# 語 (notes)',
      'omen_of_fate=1',
      'mystery=,stat=5,level=6',
    )
    fc.assert(
      fc.property(simcModel, fc.array(fc.tuple(fc.nat(), unknown)), (model, inserted) => {
        const lines = toSimcText(model).split(model.lineEnd)
        for (const [at, line] of inserted) lines.splice(1 + (at % lines.length), 0, line)
        const text = lines
          .map((line) => line.replace(/(?<==,)(?=id=)/, 'mystery=1,unknown,'))
          .join(model.lineEnd)
        const { items, notOwnedCount, unreadNames } = read(text)
        const expected = read(toSimcText(model))
        expect({ items, notOwnedCount, unreadNames }).toEqual({
          items: expected.items,
          notOwnedCount: expected.notOwnedCount,
          unreadNames: [],
        })
      }),
      RUNS,
    )
  })

  it.each([
    [
      'above the gear',
      ['### Offspec Loadouts: Fire', '# offspec_talents=X', '# Cap (300)', 'head=,id=10'],
    ],
    [
      'below the bags',
      ['### Gear from Bags', '# Belt (2)', '# waist=,id=2', '# Cap (300)', 'head=,id=10'],
    ],
    ['between the choices', ['### Weekly Reward Choices', '# Cap (300)', 'head=,id=10', '### End']],
    ['below linked gear', ['### Linked gear', '', '# Cap (300)', 'note=1', ' head=,id=10 ']],
  ])('an item %s is worn if it is not commented out', (_, lines) => {
    const { items } = read(['mage="A"', ...lines].join('\n'))
    expect(items.filter(({ isWorn }) => isWorn)).toEqual([
      { itemId: 10, name: 'Cap', place: 'HEAD', itemLevel: 300, bonusIds: [], isWorn: true },
    ])
  })

  it.each(['268,242', '268.242', '268 242', "268'242", '268\u00A0242', '1,268,242', '+5', '2e5'])(
    'the item with the id %s is named as not read',
    (id) => {
      const { items, unreadNames } = read(
        `mage="A"\n# Cap (300)\nhead=,id=${id},bonus_id=6652\nneck=,id=9`,
      )
      expect(items.map(({ itemId }) => itemId)).toEqual([9])
      expect(unreadNames).toEqual(['Cap'])
    },
  )

  it.each(['mage="A" ', '\u00A0mage="A"\u00A0', 'mage=A', '\tmage="A"'])(
    'the line %j names the character',
    (line) => {
      expect(read(`${line}\nhead=,id=10`)).toMatchObject({ name: 'A', className: 'Mage' })
    },
  )

  it('an item whose line cannot be read is named', () => {
    const text = toSimcText(simpleSimc([HOOD, { ...HOOD, itemId: 9, name: 'Other' }]))
    const { items, unreadNames } = read(text.replace('id=9,', 'id=x,'))
    expect(items).toEqual([HOOD])
    expect(unreadNames).toEqual(['Other'])
  })

  it('one changed byte: the checksum is wrong', () => {
    fc.assert(
      fc.property(simcModel, fc.nat(), fc.constantFrom('7', 'x', 'ä'), (model, at, other) => {
        const text = toSimcText(model)
        const end = text.indexOf('# Checksum')
        const index = at % end
        const changed = text.slice(0, index) + other + text.slice(index + 1)
        fc.pre(changed !== text && !/\s/.test(text[index] ?? ''))
        const found = readSimcTexts(changed).texts?.[0]
        // A changed class is rejected instead.
        expect(found?.checksum ?? 'wrong').toBe('wrong')
      }),
      RUNS,
    )
  })

  it('texts below each other are read one by one', () => {
    fc.assert(
      fc.property(fc.array(simcModel, { minLength: 1, maxLength: 3 }), (models) => {
        const texts = [...new Set(models.map(toSimcText))]
        expect(readAll(texts.join('\n\n'))).toEqual(texts.map(read))
      }),
      RUNS,
    )
  })

  it('the same text twice is one; a further one without its header begins with its class', () => {
    const text = toSimcText(simpleSimc([HOOD]))
    expect(readAll(`${text}\n${text}\nmage="B"\nserver="Area 52"\nhead=,id=10`)).toMatchObject([
      { name: 'Frostelle', realm: 'argent_dawn', region: 'eu', items: [HOOD], checksum: 'correct' },
      { name: 'B', realm: 'Area 52', region: null, items: [{ itemId: 10 }] },
    ])
  })

  it('pasted with a line above and blank lines below, the checksum is correct', () => {
    expect(read(`\n\n${toSimcText(simpleSimc([HOOD]))}\n\n`).checksum).toBe('correct')
  })

  it('without its end, the checksum is missing', () => {
    const text = toSimcText(simpleSimc([HOOD]))
    expect(read(text.slice(0, text.indexOf('# Checksum'))).checksum).toBe('missing')
  })

  it('shirts, items without an id and items that were taken off by hand are left out', () => {
    const text = [
      'mage="Frostelle"',
      'shirt=,id=1',
      'head=,bonus_id=3',
      'neck=,id=0',
      'neck=,id=99999999999',
      '# back=,id=2',
      '# Chest (9)',
      'chest=,id=3,bonus_id=4:5/0/x/6',
    ]
    expect(read(text.join('\n')).items).toEqual([
      { itemId: 3, name: 'Chest', place: 'CHEST', itemLevel: 9, bonusIds: [4, 5, 6], isWorn: true },
    ])
  })

  it.each([
    ['nothing', ' \n', /^There is no text/],
    ['a report', '{"simbot":{}}', /^This is a simulation report/],
    ['prose', 'my favourite items', /^This is not the text of the Sim/],
    ['an unknown class', 'tinker="Ada"\nhead=,id=1', /^This is not the text of the Sim/],
    ['no items', 'mage="Frostelle"', /^This text has no items/],
    ['vault choices only', 'mage="A"\n### Weekly Reward Choices\n# head=,id=1', /no items/],
    ['more than 1,000 items', `mage="A"\n${'head=,id=1\n'.repeat(1001)}`, /more than 1000 items/],
    ['more than 1 MB', 'x'.repeat(1_000_001), /longer than 1 MB/],
  ])('%s is rejected, and the refusal says what it is', (_, text, refusal) => {
    expect(readSimcTexts(text).refusal).toMatch(refusal)
  })
})

describe('a hostile text', () => {
  const head = 'mage="A"\n'
  const fill = (line: string) => (length: number) => head + line.repeat(length / line.length)
  it.runIf(isFullRun).each<[string, (length: number) => string]>([
    ['lines of items', fill('head=,id=1,bonus_id=2/3\n')],
    ['names', fill('# a (1)\n')],
    ['open brackets', fill('# (((((\n')],
    ['one long name', fill('# (1) ')],
    ['one long item', (length) => `${head}head=,${'id=1,'.repeat(length / 5)}`],
    ['bonus ids', (length) => `${head}head=,id=1,bonus_id=${'1/'.repeat(length / 2)}`],
    ['equals signs', fill('=')],
    ['letters', fill('a')],
    ['hyphens', (length) => `${head}# ${' - 2026-01-01'.repeat(length / 13)}`],
    ['checksums', fill('# Checksum: 1\n')],
    ['carriage returns', fill('\r')],
    ['line ends', fill('\r\n')],
    ['spaces', (length) => ' '.repeat(length)],
    ['class lines', fill('mage="')],
    ['characters', fill('mage=A\n')],
    ['headers', fill('# - 2026-01-01 - \n')],
    ['multibyte characters', fill('語')],
  ])('%s: read in linear time', (_, textOf) => {
    expect(timeRatio(readSimcTexts, textOf)).toBeLessThan(LINEAR_MAX)
  })

  it('of any kind does not throw', () => {
    const spoiled = simcModel.chain((model) => {
      const text = toSimcText(model)
      return fc
        .tuple(fc.nat(text.length), fc.nat(20), fc.string({ unit: 'binary' }))
        .map(([at, length, inserted]) => text.slice(0, at) + inserted + text.slice(at + length))
    })
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), spoiled), (text) => {
        expect(() => readSimcTexts(text)).not.toThrow()
      }),
      RUNS,
    )
  })
})

it.each([
  ['', 1],
  ['a', 0x62_00_62],
  ['Wikipedia', 0x11_e6_03_98],
  ['\u00FF'.repeat(20_000), 2_249_511_708],
])('adler32 of %j', (text, expected) => {
  expect(adler32(new TextEncoder().encode(text))).toBe(expected)
})
