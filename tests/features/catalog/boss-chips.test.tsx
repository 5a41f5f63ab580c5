import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { BossId } from '@/contract/ids'
import { BossChips } from '@/features/catalog/boss-chips'

const bosses = [1, 2].map((encounterOrder) => ({
  id: `boss-${encounterOrder}`,
  name: `Boss ${encounterOrder}`,
  encounterOrder,
  count: 0,
}))

test.each([
  ['2', 'Digit2', false, [['boss-2']]],
  ['2', 'Numpad2', false, [['boss-2']]],
  ['é', 'Digit2', false, [['boss-2']]],
  ['2', 'Digit2', true, [['boss-2']]],
  ['٢', 'Digit2', false, [['boss-2']]],
  ['@', 'Digit2', true, []],
  ['3', 'Digit3', false, []],
  ['q', 'KeyQ', false, []],
])('%j at %s, Shift %j: chooses %j', (key, code, shiftKey, chosen) => {
  const onSelect = vi.fn<(id: BossId) => void>()
  render(<BossChips bosses={bosses} selectedId={undefined} onSelect={onSelect} />)
  fireEvent.keyDown(document.body, { key, code, shiftKey })
  expect(onSelect.mock.calls).toEqual(chosen)
})
