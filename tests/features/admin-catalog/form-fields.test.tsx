import { fieldLabel } from '@/features/admin-catalog/field-labels'
import { emptyItem } from '@/features/admin-catalog/loot/loot-item-form-values'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { findSheet } from './admin-screen'

const api = bridgeToBackend()

it.each([
  ['bosses', 'New boss', 4, ['Instance', 'Name', 'Slug', 'Order']],
  // The difficulties are a group of boxes, none of which is required.
  ['instances', 'New instance', 6, ['Name', 'Slug', 'Expansion', 'Tier', 'Sort order']],
  ['loot', 'New item', 6, ['Instance', 'Boss', 'Name', 'Slot', 'Type', 'Rarity']],
])('the form of %s marks its required fields before Save', async (path, title, count, labels) => {
  await renderApp({ api, path: `/admin/${path}?search=zzzz&new=true`, as: 'Admin#1000' })
  const { sheet } = await findSheet(title)
  expect(within(sheet).getAllByText('(required)')).toHaveLength(count)
  for (const label of labels) expect(within(sheet).getByLabelText(label)).toBeRequired()
})

it('the form of loot has every field of an item, those of a token for tier tokens only', async () => {
  const path = '/admin/loot?search=zzzz&new=true'
  const { user } = await renderApp({ api, path, as: 'Admin#1000' })
  const { sheet } = await findSheet('New item')
  const fields = Object.keys(emptyItem())
  const hidden = () => fields.filter((field) => !within(sheet).queryByText(fieldLabel(field)))
  expect(hidden()).toEqual(['tokenCategory', 'tokenSlots'])
  await user.click(within(sheet).getByRole('checkbox', { name: 'Tier token' }))
  expect(hidden()).toEqual([])
})
