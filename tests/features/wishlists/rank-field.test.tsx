import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RankField } from '@/features/wishlists/wish/rank-field'
import type { Move } from '@/lib/move-within-list'

async function type(text: string) {
  const onMove = vi.fn<(move: Move) => void>()
  render(<RankField rank={7} itemName="Ring" onMove={onMove} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rank of Ring' })
  await userEvent.click(field)
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
  return { onMove, field }
}

function selectedText({ value, selectionStart, selectionEnd }: HTMLInputElement) {
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}

describe('RankField', () => {
  it('Enter that ends a composition in Safari moves nothing', async () => {
    const { onMove, field } = await type('')
    fireEvent.change(field, { target: { value: '3' } })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(onMove).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onMove.mock.calls).toEqual([[{ rank: 3 }]])
  })

  it.each([
    ['3', 3],
    [' 12', 12],
    ['999', 999],
  ])('typing %j and Enter moves the wish to that rank', async (text, rank) => {
    const { onMove, field } = await type(text)
    expect(onMove.mock.calls).toEqual([[{ rank }]])
    // The arrow keys leave a field whose text is selected (tests/ui/row-group.test.tsx).
    expect(selectedText(field)).toBe(field.value)
  })

  it('typing replaces a rank that changes while the field has the focus', async () => {
    const onMove = vi.fn<(move: Move) => void>()
    const fieldOf = (rank: number) => <RankField rank={rank} itemName="Ring" onMove={onMove} />
    const { rerender } = render(fieldOf(3))
    await userEvent.click(screen.getByRole('textbox', { name: 'Rank of Ring' }))
    rerender(fieldOf(2))
    await userEvent.keyboard('1{Enter}')
    expect(onMove.mock.calls).toEqual([[{ rank: 1 }]])
  })

  it.each(['-5', '2.5', '1e3', 'abc', '0', '7'])(
    'typing %j, which is invalid or the current rank, restores the rank and moves nothing',
    async (text) => {
      const { onMove, field } = await type(text)
      expect(onMove).not.toHaveBeenCalled()
      expect(field).toHaveValue('7')
      expect(selectedText(field)).toBe('7')
    },
  )
})
