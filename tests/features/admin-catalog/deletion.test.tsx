import { deleteBoss } from '@/contract/admin/admin-boss'
import { deleteInstance } from '@/contract/admin/admin-instance'
import { listHistory } from '@/contract/admin/admin-history'
import { listLoot } from '@/contract/admin/admin-loot-item'
import { addWishlistItem } from '@/contract/wishes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { make } from '../../support/backend/backend-calls'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { withoutFeature } from '../../support/app/without-feature'
import { renderApp } from '../../support/app/render-app'
import { chooseInMenu, signInAdmin } from './admin-screen'

const api = bridgeToBackend()
const open = (path: string) => renderApp({ api, path, as: 'Admin#1000' })
const findQuestion = (name: string) => screen.findByRole('alertdialog', { name: `Delete ${name}?` })
const buttonIn = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name })

/** Creates an instance with two bosses, a loot item, and wishlists that contain the item. */
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
  for (let count = 0; count < wishlists; count += 1) await addWishlist()
  return { admin, instance, item, addWishlist }
}

describe('delete dialog', () => {
  it('instance: names the bosses and items that are deleted with it, and deletes; the toast offers Undo, which restores it', async () => {
    const { admin, instance } = await makeRaid('Unused')
    const { user } = await open('/admin/instances?search=Unused')
    await chooseInMenu(user, 'Unused', 'Delete')
    const question = await findQuestion('Unused')
    expect(question).toHaveAccessibleDescription(
      'Its 2 bosses and 1 item will be deleted too. You can undo this for 30 days in the history.',
    )
    expect(within(question).queryByText(/wishlist/)).toBeNull()
    await user.click(buttonIn(question, 'Delete'))
    expect(await screen.findByText('Deleted Unused')).toBeInTheDocument()
    expect(api.sent(deleteInstance).map(({ path }) => path.split('?')[1])).toEqual([undefined])
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Unused' })).toBeNull())
    expect((await admin.instances()).map(({ name }) => name)).not.toContain('Unused')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restored Unused')).toBeInTheDocument()
    expect(await admin.bosses(instance.id)).toMatchObject([{ itemCount: 1 }, { itemCount: 0 }])
  })

  it('instance, without history: the toast offers no Undo', async () => {
    withoutFeature(api, 'admin-history')
    await makeRaid('Final')
    const { user } = await open('/admin/instances?search=Final')
    await chooseInMenu(user, 'Final', 'Delete')
    await user.click(buttonIn(await findQuestion('Final'), 'Delete'))
    expect(await screen.findByText('Deleted Final')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(api.sent(listHistory)).toEqual([])
  })

  it('instance in use: names the number of wishlists and deletes with force', async () => {
    await makeRaid('Used', 2)
    const { user } = await open('/admin/instances?search=Used')
    await chooseInMenu(user, 'Used', 'Delete')
    const question = await findQuestion('Used')
    expect(question).toHaveTextContent(
      '2 wishlists for this instance will be deleted too. Undo restores the wishlists too.',
    )
    await user.click(buttonIn(question, 'Delete anyway'))
    expect(await screen.findByText('Deleted Used')).toBeInTheDocument()
    expect(api.sent(deleteInstance).map(({ path }) => path.split('?')[1])).toEqual(['force=true'])
  })

  it('boss put on a wishlist while the dialog is open: shows the conflict and asks again; Undo restores it', async () => {
    const { admin, addWishlist, instance } = await makeRaid('Raced')
    const { user } = await open(`/admin/bosses?instanceId=${instance.id}`)
    await chooseInMenu(user, 'Raced-one', 'Delete')
    const question = await findQuestion('Raced-one')
    await addWishlist()
    await user.click(buttonIn(question, 'Delete'))
    expect(await within(question).findByRole('alert')).toHaveTextContent(/1 wishlist/)
    expect(question).toHaveTextContent('Loot items of this boss will be removed from 1 wishlist.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await user.click(buttonIn(question, 'Delete anyway'))
    expect(await screen.findByText('Deleted Raced-one')).toBeInTheDocument()
    expect(api.sent(deleteBoss).map(({ path }) => path.split('?')[1])).toEqual([
      undefined,
      'force=true',
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restored Raced-one')).toBeInTheDocument()
    expect(await admin.bosses(instance.id)).toMatchObject([{ itemCount: 1 }, { itemCount: 0 }])
  })

  it('loot item in use: names the number of wishlists and deletes', async () => {
    const { admin, item } = await makeRaid('Itemised', 1)
    const { user } = await open('/admin/loot?search=Itemised')
    await user.click(await screen.findByRole('button', { name: `Delete ${item.name}` }))
    const question = await findQuestion(item.name)
    expect(question).toHaveTextContent(
      'This item will be removed from 1 wishlist. Undo restores the wishes too.',
    )
    await user.click(buttonIn(question, 'Delete anyway'))
    expect(await screen.findByText('No items found')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
    const query = { id: item.id }
    const { total } = await make(api.backend, listLoot, { token: admin.token, query })
    expect(total).toBe(0)
  })
})
