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
  await renderApp({ api, path: `/admin/${path}?new=true`, as: 'Admin#1000' })
  const { sheet } = await findSheet(title)
  expect(within(sheet).getAllByText('(required)')).toHaveLength(count)
  for (const label of labels) expect(within(sheet).getByLabelText(label)).toBeRequired()
})
