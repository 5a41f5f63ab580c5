import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RankField } from '@/features/wishlists/components/rank-field'
import type { Move } from '@/lib/move-in-order'

async function type(text: string) {
  const onMove = vi.fn<(move: Move) => void>()
  render(<RankField rank={7} itemName="Ring" onMove={onMove} />)
  const field = screen.getByRole('textbox', { name: 'Rank of Ring' })
  await userEvent.click(field)
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
  return { onMove, field }
}

test.each([
  ['3', 3],
  [' 12', 12],
  ['999', 999],
])('%j is a rank', async (text, rank) => {
  const { onMove } = await type(text)
  expect(onMove.mock.calls).toEqual([[{ rank }]])
})

test.each(['-5', '2.5', '1e3', 'abc', '0', '7'])('%j is none, or no other', async (text) => {
  const { onMove, field } = await type(text)
  expect(onMove).not.toHaveBeenCalled()
  expect(field).toHaveValue('7')
})
