import type { Claim } from '@/contract/claims'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardList } from '@/contract/guilds/guild-board'
import type { BossWithLoot, LootItem } from '@/contract/loot-item'
import { writeDiscordMessages } from '@/features/guild-exchange/discord-messages'
import { MESSAGE_LENGTH_MAX, splitMessages } from '@/game/discord-text'
import { writePriorityText } from '@/features/guild-exchange/priority-board'
import { readPriorityText } from '../../support/read-priority-text'
import { propertyOptions } from '../../support/runs'

function item(id: string, itemId: number | null): LootItem {
  return { id, name: id, itemId, bossId: 'boss', rarity: 'EPIC', isTokenItem: false }
}

const LOOT: BossWithLoot[] = [
  {
    id: 'boss',
    name: "Ula'tek",
    instanceId: 'raid',
    encounterOrder: 1,
    items: [item('Hood', 10), item('Ring_of *Stars*', 20), item('No id', null)],
  },
]

/** A list of a character who plays `frost`; obtained items have a leading `+`. */
function list(
  name: string,
  items: string[],
  realm: string | null = 'Area 52',
  specialization = 'frost',
): BoardList {
  return {
    id: `${name}-${specialization}`,
    character: { id: name, name, realm, className: 'Mage', specialization: 'frost' },
    specialization,
    updatedAt: null,
    wishes: items.map((id, index) => ({
      lootItemId: id.replace('+', ''),
      slot: 'HEAD',
      priority: index + 1,
      isObtained: id.startsWith('+'),
    })),
  }
}

const withClaim = ({ wishes, ...rest }: BoardList, claim: Claim): BoardList => ({
  ...rest,
  wishes: wishes.map((wish) => ({ ...wish, claim })),
})

const boardOf = (...lists: BoardList[]) => ({ sharingCount: lists.length, lists })

const writeText = (boards: Parameters<typeof writePriorityText>[1]) =>
  writePriorityText(LOOT, boards)

describe('copy for RCLootCouncil', () => {
  it('has the wanted wishes of both boards', () => {
    const { text, ...counts } = writeText({
      Heroic: boardOf(list('Anna', ['+Ring_of *Stars*', 'Hood']), list('Bert', ['Hood'])),
      Mythic: boardOf(list('Bert', ['Ring_of *Stars*'])),
    })
    expect(counts).toEqual({ playerCount: 2, itemCount: 2, leftOut: [] })
    expect(readPriorityText(text)).toMatchObject({
      priority: { 10: { H: ['Bert-Area52', 'Anna-Area52'] }, 20: { M: ['Bert-Area52'] } },
    })
  })

  it('has the players in the order of the ranks on the board, which count what is left out', () => {
    const { text } = writeText({
      Heroic: boardOf(list('Anna', ['+No id', 'No id', 'Hood']), list('Bert', ['+No id', 'Hood'])),
    })
    expect(readPriorityText(text)).toMatchObject({
      priority: { 10: { H: ['Bert-Area52', 'Anna-Area52'] } },
    })
  })

  it('of the same rank, those with the claim "Off spec" come last', () => {
    const { text } = writeText({
      Heroic: boardOf(withClaim(list('Anna', ['Hood']), 'Off spec'), list('Bert', ['Hood'])),
    })
    expect(readPriorityText(text)).toMatchObject({
      priority: { 10: { H: ['Bert-Area52', 'Anna-Area52'] } },
    })
  })

  it('names what it leaves out: items without an id, characters without a realm or with a name that the addon cannot read', () => {
    const lists = [
      list('Anna', ['No id', 'Hood']),
      list('Bert', ['Hood'], null),
      list('An na', ['Hood']),
      list('Bert-B', ['Hood']),
    ]
    const { text, leftOut, playerCount } = writeText({ Heroic: boardOf(...lists) })
    expect(leftOut).toEqual(['No id', 'Bert', 'An na', 'Bert-B'])
    expect(playerCount).toBe(1)
    expect(Object.keys(readPriorityText(text).players)).toEqual(['Anna-Area52'])
  })
})

describe('copy for Discord', () => {
  it('has the wanted items by boss, and who wants them with the rank', () => {
    const lists = [
      list('Anna', ['Ring_of *Stars*', 'Hood']),
      list('Bert', ['Hood'], 'Area 52', 'fire'),
    ]
    expect(writeDiscordMessages('Ashen Vanguard: Raid (Heroic)', LOOT, boardOf(...lists))).toEqual([
      [
        '**Ashen Vanguard: Raid (Heroic)**',
        "**Ula'tek**",
        '- Hood: Bert (1, off spec), Anna (2)',
        '- Ring\\_of \\*Stars\\*: Anna (1)',
      ].join('\n'),
    ])
  })

  it('has the claims "BiS" and "Off spec"', () => {
    const lists = [
      withClaim(list('Anna', ['Hood']), 'Upgrade'),
      withClaim(list('Bert', ['Hood']), 'BiS'),
      withClaim(list('Carl', ['Hood']), 'Off spec'),
    ]
    expect(writeDiscordMessages('Raid', LOOT, boardOf(...lists))).toEqual([
      "**Raid**\n**Ula'tek**\n- Hood: Anna (1), Bert (1, BiS), Carl (1, off spec)",
    ])
  })

  it('an item that many want names the first twelve and counts the others', () => {
    const lists = Array.from({ length: 400 }, (_, index) => list(`Raider${index}`, ['Hood']))
    const [message = ''] = writeDiscordMessages('Raid', LOOT, boardOf(...lists))
    expect(message).toMatch(/Raider\d+ \(1\) and 388 more$/)
  })

  it('any lines are split into messages that Discord accepts, without breaking a line', () => {
    const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: MESSAGE_LENGTH_MAX / 4 })
    fc.assert(
      fc.property(fc.array(line.map((text) => text.replaceAll('\n', ' '))), (lines) => {
        const short = lines.filter(({ length }) => length <= MESSAGE_LENGTH_MAX)
        const messages = splitMessages(short)
        expect(messages.every(({ length }) => length <= MESSAGE_LENGTH_MAX)).toBe(true)
        expect(messages.join('\n')).toBe(short.join('\n'))
      }),
      propertyOptions(100, 2000),
    )
  })

  it('as few messages as possible; a line that is too long for a message is cut', () => {
    const half = 'x'.repeat(MESSAGE_LENGTH_MAX / 2 - 1)
    expect(splitMessages([half, half, half])).toEqual([`${half}\n${half}`, half])
    expect(splitMessages(['x'.repeat(MESSAGE_LENGTH_MAX - 2) + '𝔄𝔄'])).toEqual([
      `${'x'.repeat(MESSAGE_LENGTH_MAX - 2)}…`,
    ])
  })
})
