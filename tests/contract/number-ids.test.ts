import { expect, it } from 'vitest'
import { withReceivedIds } from '@/contract/answers/number-ids'
import { readAnswer } from '@/contract/answers/read-answer'
import { listAvailableItems } from '@/contract/wishes'

it('ids that were received as numbers are sent as numbers, all others as texts', async () => {
  const items = [71, 72].map((id) => ({ id, name: `Item ${id}` }))
  await readAnswer(listAvailableItems, { items: [...items, { id: '73', name: 'Item 73' }] })
  expect(
    withReceivedIds({
      lootItemId: '71',
      slot: 'HEAD',
      note: '71',
      itemOrder: ['71', '72', '73'],
      items: [{ id: '72', note: '72' }],
      character: { id: '71' },
      priority: 1,
      name: undefined,
    }),
  ).toEqual({
    lootItemId: 71,
    slot: 'HEAD',
    note: '71',
    itemOrder: [71, 72, '73'],
    items: [{ id: 72, note: '72' }],
    // An entry of the available characters is sent back as it was received.
    character: { id: '71' },
    priority: 1,
    name: undefined,
  })
})
