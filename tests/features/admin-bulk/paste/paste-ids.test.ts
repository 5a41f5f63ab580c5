import { parseClipboard } from '@/features/admin-bulk/sheet/state/paste-table'
import { describe, expect, it } from 'vitest'
import { cellsOf, pasteAt } from './paste-at'

describe('pasteTable: ids and links', () => {
  it('links of equal texts are items, not bosses', () => {
    const table = [
      ['Name', 'Slot', 'Item'],
      ['A Ring', 'Finger', { text: 'link', itemId: '5' }],
      ['A Cap', 'Head', { text: 'link', itemId: '6' }],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss', 'itemId')).toEqual([
      'A Ring |  | 5',
      'A Cap |  | 6',
    ])
  })

  it('a number that is no id is not replaced by the id of a link', () => {
    const table = [
      ['Item', 'Item ID', 'Link'],
      [{ text: 'Helm', itemId: '5' }, '283,101', ''],
      ['Belt', '281 307', 'https://www.wowhead.com/item=6'],
      [{ text: 'Ring', itemId: '7' }, 'n/a', ''],
      [{ text: 'Cape', itemId: '8' }, '#8.0', 'https://www.wowhead.com/item=8'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'itemId')).toEqual([
      'Helm | 283,101',
      'Belt | 281 307',
      'Ring | 7',
      'Cape | 8',
    ])
  })

  it('a link to another item than that of the ID is kept as a second ID', () => {
    const table = [
      ['Item', 'Item ID', 'Link'],
      [{ text: 'Helm', itemId: '5' }, '6', ''],
      ['Belt', '7', 'https://www.wowhead.com/item=8'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'itemId', 'wowheadId')).toEqual([
      'Helm | 6 or 5 | ',
      'Belt | 7 | 8',
    ])
  })

  it.each([
    [['Item', 'Wowhead link'], { itemId: '5' }],
    [['Item', 'Blizzard ID'], { itemId: '5' }],
    [['Item', 'ID', 'Blizzard ID', 'Wowhead'], { itemId: '5', blizzardId: '6', wowheadId: '7' }],
    [['Item', 'Wowhead', 'Blizzard item id'], { wowheadId: '5', blizzardId: '6' }],
  ])('header %j: a single id is the item id, several ids are kept apart', (header, expected) => {
    const { rows } = pasteAt([], [header, ['A Ring', '5', '6', '7'].slice(0, header.length)])
    const ids = ['itemId', 'blizzardId', 'wowheadId'] as const
    expect(ids.map((id) => rows[0]?.cells[id])).toEqual(
      ids.map((id) => ({ itemId: '', blizzardId: '', wowheadId: '', ...expected })[id]),
    )
  })

  it('fills the item id from a link or number in the Item column; a link proposes the name', () => {
    const link = 'https://www.wowhead.com/item=237525/irradiated-impurity-filter'
    expect(
      cellsOf(
        pasteAt(
          [],
          [
            [link, 'Trinket'],
            ['237526', 'Ring'],
          ],
        ),
        'name',
        'itemId',
      ),
    ).toEqual(['Irradiated Impurity Filter | 237525', ' | 237526'])
    const table = [
      ['Item', 'Name', 'Slot'],
      [link, 'Filter', 'Trinket'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'itemId')).toEqual(['Filter | 237525'])
    const spell = 'https://www.wowhead.com/spell=5/filter'
    const withSpell = [
      ['Item', 'Name', 'Slot'],
      [spell, 'Filter', 'Trinket'],
    ]
    expect(cellsOf(pasteAt([], withSpell), 'name', 'itemId')).toEqual([`Filter | ${spell}`])
  })

  it('a column of ids and links alone, or with a boss, gives rows with their ids', () => {
    const links = [
      'https://www.wowhead.com/item=237525/filter',
      'wowhead.com/item=237526',
      '#237527',
    ]
    const ids = ['237525', '237526', '237527']
    const alone = links.map((link) => [link])
    expect(cellsOf(pasteAt([], alone), 'itemId')).toEqual(ids)
    const withBoss = links.map((link) => [link, 'Stix'])
    expect(cellsOf(pasteAt([], withBoss), 'itemId', 'boss', 'name')).toEqual(
      ids.map((id, index) => `${id} | Stix Bunkjunker | ${index === 0 ? 'Filter' : ''}`),
    )
  })

  it('takes the item id of links in pasted HTML', () => {
    const html = `<table><tr><td><a href="https://www.wowhead.com/item=5/helm">Iron Helm</a></td><td>Head</td></tr>
      <tr><td>Iron Belt</td><td>Waist</td></tr></table>`
    const table = pasteAt([], parseClipboard({ html, text: '' }))
    expect(cellsOf(table, 'name', 'slot', 'itemId')).toEqual([
      'Iron Helm | Head | 5',
      'Iron Belt | Waist | ',
    ])
    const list = `<ul><li><a href="/item=5">Helm</a></li><li>Belt</li></ul>`
    const ofList = pasteAt([], parseClipboard({ html: list, text: 'Helm\nBelt' }))
    expect(cellsOf(ofList, 'name', 'itemId')).toEqual(['Helm | 5', 'Belt | '])
  })

  it('keeps the address of a page behind an id or name that is not an item’s, for its error', () => {
    const spell = 'https://www.wowhead.com/spell=7/frost'
    const html = `<table><tr><th>Item</th><th>Boss</th><th>Link</th></tr>
      <tr><td>Helm</td><td>Plexus Sentinel</td><td><a href="${spell}">link</a></td></tr>
      <tr><td><a href="${spell}">Belt</a></td><td></td><td>6</td></tr>
      <tr><td>Ring</td><td><a href="https://www.wowhead.com/npc=8">Stix Bunkjunker</a></td><td></td></tr></table>`
    const table = pasteAt([], parseClipboard({ html, text: '' }))
    expect(cellsOf(table, 'name', 'boss', 'itemId')).toEqual([
      `Helm | Plexus Sentinel | ${spell}`,
      'Belt | Plexus Sentinel | 6',
      'Ring | Stix Bunkjunker | ',
    ])
  })
})
