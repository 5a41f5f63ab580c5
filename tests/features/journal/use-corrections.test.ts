import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useCorrections } from '@/features/journal/use-corrections'

afterEach(() => localStorage.removeItem('guildr_journal_corrections'))

/** The values of earlier imports that a new visit of the page knows of a raid. */
function importedOf(raidId: number) {
  const { result } = renderHook(() => useCorrections(raidId))
  act(() => result.current.restore(raidId))
  return [...result.current.corrections.imported]
}

it('imported corrections are kept for their raid, and not as unsaved ones; a ticked row ends them', () => {
  const { result } = renderHook(() => useCorrections(7))
  act(() => result.current.correct('item.3.11', { name: 'Cap' }))
  act(() => result.current.correct('item.3.12', { name: 'Toy' }))
  act(() => result.current.include('item.3.12', false))
  act(() => result.current.finish())
  expect(result.current.isCorrected).toBe(false)
  expect(importedOf(7)).toEqual([['item.3.11', { name: 'Cap' }]])
  expect(importedOf(8)).toEqual([])

  act(() => result.current.correct('item.3.11', { itemType: 'Ring' }))
  act(() => result.current.finish())
  expect(importedOf(7)).toEqual([['item.3.11', { name: 'Cap', itemType: 'Ring' }]])
  act(() => result.current.include('item.3.11', true))
  act(() => result.current.finish())
  expect(importedOf(7)).toEqual([])
})
