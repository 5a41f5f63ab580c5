import { useChosen } from '@/ui/fields/use-chosen'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

function renderChoice(current: string) {
  const onChange = vi.fn<(value: string) => void>()
  const { result, rerender } = renderHook(({ value }) => useChosen(value, onChange), {
    initialProps: { value: current },
  })
  return {
    onChange,
    shown: () => result.current[0],
    choose: (value: string) => act(() => result.current[1](value)),
    follow: (value: string) => rerender({ value }),
  }
}

describe('useChosen', () => {
  test('shows the chosen value before the owner has applied it', () => {
    const choice = renderChoice('all')
    choice.choose('heroic')
    expect(choice.shown()).toBe('heroic')
    expect(choice.onChange).toHaveBeenCalledExactlyOnceWith('heroic')
    choice.follow('all')
    expect(choice.shown()).toBe('heroic')
  })

  test('follows the owner once it has changed, also back to the first value', () => {
    const choice = renderChoice('all')
    choice.choose('heroic')
    choice.follow('heroic')
    choice.follow('mythic')
    expect(choice.shown()).toBe('mythic')
    choice.follow('all')
    expect(choice.shown()).toBe('all')
  })

  test('shows the last of several choices', () => {
    const choice = renderChoice('all')
    choice.choose('heroic')
    choice.choose('all')
    expect(choice.shown()).toBe('all')
    choice.choose('mythic')
    choice.follow('heroic')
    expect(choice.shown()).toBe('heroic')
    choice.follow('mythic')
    expect(choice.shown()).toBe('mythic')
  })
})
