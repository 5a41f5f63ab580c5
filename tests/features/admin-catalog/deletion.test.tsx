import { deleteBoss } from '@/contract/admin-boss'
import { deleteInstance } from '@/contract/admin-instance'
import { deleteLootItem, listLoot } from '@/contract/admin-loot-item'
import { addWishlistItem } from '@/contract/wishlist'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { make } from '../../support/backend-calls'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'
import { chooseInMenu, signInAdmin } from './admin'

const api = bridgeToBackend()
const open = (path: string) => renderApp({ api, path, as: 'Admin#1000' })
const dialog = (name: string) => screen.findByRole('alertdialog', { name: `Delete ${name}?` })
const press = (within_: HTMLElement, name: string) => within(within_).getByRole('button', { name })

/** An instance with two bosses and an item, and that many wishlists made for it. */
async function makeRaid(name: string, wishlists = 0) {
  const admin = await signInAdmin(api)
  const instance = await admin.createInstance(name)
  const [boss] = await admin.createBosses(instance, [`${name}-one`, `${name}-two`])
  const item = await admin.createItem(boss?.id ?? '', `${name}’s Eye`)
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const addWishlist = async () => {
    const wishlistId = await raider.createWishlist('Frostelle', { instanceSlug: instance.slug })
    const body = { lootItemId: item.id, slot: 'TRINKET' }
    await make(api.backend, addWishlistItem, {
      token: raider.token,
      params: { wishlistId },
      body,
    })
  }
  for (let made = 0; made < wishlists; made += 1) await addWishlist()
  return { admin, instance, boss, item, addWishlist }
}

describe('deleting', () => {
  it('an instance names what goes with it', async () => {
    const { admin } = await makeRaid('Unused')
    const { user } = await open('/admin/instances')
    await chooseInMenu(user, 'Unused', 'Delete')
    const question = await dialog('Unused')
    expect(question).toHaveAccessibleDescription(
      'Its 2 bosses and 1 item will be gone with it, for good.',
    )
    expect(within(question).queryByText(/wishlist/)).toBeNull()
    await user.click(press(question, 'Delete'))
    expect(await screen.findByText('Deleted Unused')).toBeInTheDocument()
    expect(api.sent(deleteInstance).map(({ path }) => path.split('?')[1])).toEqual([undefined])
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Unused' })).toBeNull())
    expect((await admin.instances()).map(({ name }) => name)).not.toContain('Unused')
  })

  it('what wishlists use says how many, and only then forces', async () => {
    await makeRaid('Used', 2)
    const { user } = await open('/admin/instances')
    await chooseInMenu(user, 'Used', 'Delete')
    const question = await dialog('Used')
    expect(question).toHaveTextContent('2 wishlists are made for it and will be deleted too.')
    await user.click(press(question, 'Delete all the same'))
    expect(await screen.findByText('Deleted Used')).toBeInTheDocument()
    expect(api.sent(deleteInstance).map(({ path }) => path.split('?')[1])).toEqual(['force=true'])
  })

  it('what came into use meanwhile says so in the dialog, and asks again', async () => {
    const { addWishlist, boss } = await makeRaid('Raced')
    const { user } = await open('/admin/bosses')
    await chooseInMenu(user, 'Raced-one', 'Delete')
    const question = await dialog('Raced-one')
    await addWishlist()
    await user.click(press(question, 'Delete'))
    expect(await within(question).findByRole('alert')).toHaveTextContent(/1 wishlist/)
    expect(question).toHaveTextContent('1 wishlist holds items of it and will lose them.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await user.click(press(question, 'Delete all the same'))
    expect(await screen.findByText('Deleted Raced-one')).toBeInTheDocument()
    expect(api.sent(deleteBoss).map(({ path }) => path.split('?')[1])).toEqual([
      undefined,
      'force=true',
    ])
    expect(boss?.name).toBe('Raced-one')
  })

  it('an item says on how many wishlists it is', async () => {
    const { admin, item } = await makeRaid('Itemised', 1)
    const { user } = await open('/admin/loot?search=Itemised')
    await user.click(await screen.findByRole('button', { name: `Delete ${item.name}` }))
    const question = await dialog(item.name)
    expect(question).toHaveTextContent('1 wishlist holds it and will lose it.')
    await user.click(press(question, 'Delete all the same'))
    expect(await screen.findByText('No items found')).toBeInTheDocument()
    const query = { id: item.id }
    const { total } = await make(api.backend, listLoot, { token: admin.token, query })
    expect(total).toBe(0)
  })

  it('can be thought better of, and a failure stays in the dialog', async () => {
    await makeRaid('Kept')
    const { user } = await open('/admin/instances')
    await chooseInMenu(user, 'Kept', 'Delete')
    api.refuse(deleteInstance, 500, { message: 'The server is asleep' })
    await user.click(press(await dialog('Kept'), 'Delete'))
    expect(await screen.findAllByText('The server is asleep')).toHaveLength(1)
    await user.click(press(await dialog('Kept'), 'Cancel'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('link', { name: 'Kept' })).toBeVisible()
    expect(api.sent(deleteLootItem)).toEqual([])
  })
})
