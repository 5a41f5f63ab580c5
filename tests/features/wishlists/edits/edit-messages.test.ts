import { expect, it } from 'vitest'
import { rejectionOf } from '@/features/wishlists/edits/edit-messages'
import type { WishlistEdit } from '@/features/wishlists/edits/edits'
import { listOf, wish } from '../wishes'

const font = wish('a', { name: 'Font of Venomous Rage' })
const list = listOf([font])

it.each<[WishlistEdit, string]>([
  [{ type: 'change', id: 'a', isObtained: true }, 'Could not tick Font of Venomous Rage'],
  [{ type: 'change', id: 'a', isObtained: false }, 'Could not untick Font of Venomous Rage'],
  [{ type: 'change', id: 'a', note: 'BiS' }, 'Could not save the note on Font of Venomous Rage'],
  [{ type: 'change', id: 'a', note: null }, 'Could not delete the note on Font of Venomous Rage'],
  [{ type: 'move', id: 'a', rank: 1 }, 'Could not move Font of Venomous Rage'],
  [{ type: 'remove', id: 'a' }, 'Could not remove Font of Venomous Rage'],
  [
    { type: 'add', id: 'b', lootItem: font.lootItem, slot: 'TRINKET' },
    'Could not add Font of Venomous Rage',
  ],
  [{ type: 'rename', name: 'New' }, 'Could not rename A list'],
  [{ type: 'main', isMain: true }, 'Could not mark A list as main'],
  [{ type: 'main', isMain: false }, 'Could not unset A list as main'],
  [{ type: 'remove', id: 'gone' }, 'Could not remove an item of A list'],
])('rejectionOf %o: %s', (edit, title) => {
  expect(rejectionOf(edit, list, list.items)).toBe(title)
})
