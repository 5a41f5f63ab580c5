import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Move } from '@/lib/move-within-list'
import { MoveHandle } from '@/ui/lists/move-handle'
import { RowGroup } from '@/ui/lists/row-group'

const onMove = vi.fn<(move: Move) => void>()

/** Rows between two buttons. The last row has no handle and no field. */
function Rows() {
  const [names, setNames] = useState(['Axe', 'Bow', 'Cloak'])
  return (
    <>
      <button type="button">Before</button>
      <RowGroup label="Items">
        <ul>
          {names.map((name) => (
            <li key={name} data-row>
              {name !== 'Cloak' && (
                <>
                  <MoveHandle
                    name={name}
                    helpId="help"
                    tabIndex={-1}
                    onPointerDown={() => undefined}
                    onMove={onMove}
                  />
                  <input
                    aria-label={`Rank of ${name}`}
                    defaultValue="12"
                    tabIndex={-1}
                    onFocus={(event) => event.target.select()}
                  />
                </>
              )}
              <button type="button" tabIndex={-1}>
                {`Open ${name}`}
              </button>
              <button
                type="button"
                tabIndex={-1}
                onClick={() => setNames(names.filter((other) => other !== name))}
              >
                {`Remove ${name}`}
              </button>
            </li>
          ))}
        </ul>
      </RowGroup>
      <button type="button">After</button>
    </>
  )
}

function renderRows() {
  render(<Rows />)
  onMove.mockClear()
  const user = userEvent.setup()
  /** Presses keys and returns the name of the control that then has the focus. */
  const press = async (keys: string) => {
    await user.keyboard(keys)
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent
  }
  return { user, press }
}

describe('row group', () => {
  it('is one tab stop, which returns to the control that had the focus', async () => {
    const { press } = renderRows()
    expect(await press('{Tab}')).toBe('Before')
    expect(await press('{Tab}')).toBe('Open Axe')
    expect(await press('{ArrowDown}')).toBe('Open Bow')
    expect(await press('{Tab}')).toBe('After')
    expect(await press('{Shift>}{Tab}{/Shift}')).toBe('Open Bow')
    expect(await press('{Shift>}{Tab}{/Shift}')).toBe('Before')
    expect(await press('{Tab}')).toBe('Open Bow')
  })

  it('arrow keys, Home and End move within a row and between the same controls of the rows', async () => {
    const { press } = renderRows()
    expect(await press('{Tab}{Tab}')).toBe('Open Axe')
    expect(await press('{ArrowRight}')).toBe('Remove Axe')
    expect(await press('{ArrowRight}')).toBe('Remove Axe')
    expect(await press('{End}')).toBe('Remove Cloak')
    expect(await press('{ArrowDown}')).toBe('Remove Cloak')
    expect(await press('{ArrowUp}')).toBe('Remove Bow')
    expect(await press('{Home}')).toBe('Remove Axe')
    expect(await press('{ArrowUp}')).toBe('Remove Axe')
  })

  it('a row without the control gets the focus on the nearest one, and the rows after it on the same', async () => {
    const { press } = renderRows()
    expect(await press('{Tab}{Tab}{ArrowDown}{ArrowLeft}')).toBe('Rank of Bow')
    expect(await press('{ArrowDown}')).toBe('Open Cloak')
    expect(await press('{ArrowUp}')).toBe('Rank of Bow')
  })

  it('a handle keeps the keys that move its row', async () => {
    const { press } = renderRows()
    expect(await press('{Tab}{Tab}{ArrowLeft}{ArrowLeft}')).toBe('Move Axe')
    expect(await press('{ArrowDown}')).toBe('Move Axe')
    expect(await press('{End}')).toBe('Move Axe')
    expect(onMove.mock.calls).toEqual([['down'], ['bottom']])
    expect(await press('{ArrowRight}')).toBe('Rank of Axe')
  })

  it('a text field keeps the keys that move its caret, unless its whole text is selected', async () => {
    const { user, press } = renderRows()
    expect(await press('{Tab}{Tab}{ArrowLeft}')).toBe('Rank of Axe')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rank of Axe' })
    field.setSelectionRange(2, 2)
    expect(await press('{ArrowLeft}')).toBe('Rank of Axe')
    expect(await press('{Home}')).toBe('Rank of Axe')
    field.select()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Open Axe' })).toHaveFocus()
  })

  it('when the row with the focus is removed, the row in its place gets the focus', async () => {
    const { press } = renderRows()
    expect(await press('{Tab}{Tab}{ArrowDown}{ArrowRight}')).toBe('Remove Bow')
    expect(await press('{Enter}')).toBe('Remove Cloak')
    expect(await press('{Enter}')).toBe('Remove Axe')
  })

  it('when another row is removed, the focus stays', async () => {
    const { user } = renderRows()
    const remove = screen.getByRole('button', { name: 'Remove Axe' })
    await user.tab()
    remove.click()
    expect(await screen.findByRole('button', { name: 'Before' })).toHaveFocus()
  })
})
