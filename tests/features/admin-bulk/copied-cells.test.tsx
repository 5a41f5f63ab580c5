import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import {
  cell,
  columnTexts,
  copyCells,
  openBulk,
  pasteFormats,
  pasteRows,
  selectedCells,
  textIn,
} from './bulk-page'

const api = bridgeToBackend()

type User = Awaited<ReturnType<typeof openBulk>>['user']

/** Selects the cells between two corners. */
async function select(user: User, from: HTMLElement, to: HTMLElement) {
  await user.click(from)
  await user.keyboard('{Shift>}')
  await user.click(to)
  await user.keyboard('{/Shift}')
}

const numberOf = (row: number) => screen.getByRole('rowheader', { name: String(row) })

/** Enters texts below each other in the first column. */
async function enterNames(user: User, ...names: string[]) {
  for (const [row, name] of names.entries()) {
    if (name === '') continue
    await user.click(cell(row + 1, 'name'))
    await user.keyboard(`${name}{Enter}`)
  }
}

describe('bulk grid: cells that were copied in the grid', () => {
  it.each([
    { of: 'at the end', names: ['One', '', 'Three', 'Four'], pasted: ['One', ''] },
    { of: 'at the start', names: ['', 'Two', 'Three', 'Four'], pasted: ['', 'Two'] },
    { of: 'alone', names: ['', '', 'Three', 'Four'], pasted: ['', ''] },
  ])('an empty one $of empties the target, as one undo step', async ({ names, pasted }) => {
    const { user } = await openBulk(api)
    await enterNames(user, ...names)
    await select(user, cell(1, 'name'), cell(2, 'name'))
    const copied = copyCells()
    await user.click(cell(3, 'name'))
    await pasteFormats(copied)
    expect(columnTexts('name', 4)).toEqual([...names.slice(0, 2), ...pasted])
    expect(selectedCells()).toEqual([cell(3, 'name'), cell(4, 'name')])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(columnTexts('name', 4)).toEqual(names)
  })

  it('come back as they were, also those that a pasted sheet would not have as items', async () => {
    const { user } = await openBulk(api)
    const names = ['Item', "'=1+1", '', 'Total: 2', '"a"']
    const slots = ['Slot', '', '', '3', 'xyz']
    for (const [row, name] of names.entries()) {
      await user.click(cell(row + 1, 'name'))
      await user.keyboard(`${name}{Tab}{Tab}${slots[row]}{Enter}`)
    }
    await select(user, cell(1, 'name'), cell(5, 'slot'))
    const cut = copyCells('cut')
    expect(columnTexts('name', 5)).toEqual(['', '', '', '', ''])
    await user.click(cell(7, 'name'))
    await pasteFormats(cut)
    expect(columnTexts('name', 11).slice(6)).toEqual(names)
    expect(columnTexts('slot', 11).slice(6)).toEqual(slots)
  })

  it('fill a selection that is a multiple of their number, without the rows between picked ones', async () => {
    const { user } = await openBulk(api)
    await enterNames(user, 'One', '', 'a', 'b', 'c', 'd', 'e')
    await select(user, cell(1, 'name'), cell(2, 'name'))
    const pair = copyCells()
    await select(user, cell(3, 'name'), cell(6, 'name'))
    await pasteFormats(pair)
    expect(columnTexts('name', 7)).toEqual(['One', '', 'One', '', 'One', '', 'e'])
    await user.click(numberOf(1))
    const row = copyCells()
    await user.click(numberOf(2))
    await user.keyboard('{Control>}')
    await user.click(numberOf(4))
    await user.keyboard('{/Control}')
    await pasteFormats(row)
    expect(columnTexts('name', 7)).toEqual(['One', 'One', 'One', 'One', 'One', '', 'e'])
    await user.click(cell(3, 'name'))
    await user.keyboard('Three{Enter}')
    await user.click(numberOf(2))
    await user.keyboard('{Control>}')
    await user.click(numberOf(4))
    await user.keyboard('{/Control}')
    await pasteFormats(row)
    expect(textIn(3, 'name')).toBe('Three')
  })

  it('whole rows bring their empty cells, and words are read in another column', async () => {
    const { user } = await openBulk(api)
    await pasteRows([
      ['One', '', 'Head', 'Cloth Armor'],
      ['Two', '', 'Feet', 'Mail Armor', 'Rare', 'Intellect', '212401'],
    ])
    await user.click(numberOf(1))
    const copied = copyCells()
    await user.click(numberOf(2))
    await pasteFormats(copied)
    for (const column of ['name', 'slot', 'type', 'rarity', 'stat', 'itemId'] as const) {
      expect(textIn(2, column)).toBe(textIn(1, column))
    }
    await user.click(cell(3, 'description'))
    await user.keyboard('leather{Enter}')
    await user.click(cell(3, 'description'))
    const word = copyCells()
    await user.click(cell(3, 'type'))
    await pasteFormats(word)
    expect(textIn(3, 'type')).toBe('Leather Armor')
  })

  it('end in a line break in text if the last one is empty, because other programs ignore the last break', async () => {
    const { user } = await openBulk(api)
    await enterNames(user, 'One')
    await select(user, cell(1, 'name'), cell(2, 'name'))
    expect(copyCells()['text/plain']).toBe('One\r\n\r\n')
    await user.click(cell(2, 'name'))
    expect(copyCells()['text/plain']).toBe('\r\n')
  })

  it('another page’s cells of the same format that cannot be read are read as text', async () => {
    await openBulk(api)
    await pasteFormats({
      'text/plain': 'Heart\tHead',
      'application/x-guildr-cells': '[{"left":{}}]',
    })
    expect(textIn(1, 'name')).toBe('Heart')
    expect(textIn(1, 'slot')).toBe('Head')
  })
})
