import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  createWishlist,
  getWishlist,
  listCharacterWishlists,
  WISHLISTS_PER_INSTANCE_MAX,
} from '@/contract/wishlist'
import { findInstance, OLDER_RAID, signInPerson } from '../../../support/entities'
import { bridgeToBackend } from '../../../support/app/msw-bridge'
import { renderApp } from '../../../support/app/render-app'
import { insertWishlists } from '../../../support/backend/wishlist-rows'
import { openCreateDialog, partsOf } from './create-dialog'

const api = bridgeToBackend()

async function findCreated(name: string) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const { id: characterId } = await raider.character('Frostelle')
  const params = { characterId }
  const lists = await raider.make(listCharacterWishlists, { params })
  return lists.filter((list) => list.name === name)
}

describe('Create Wishlist: saving', () => {
  it('creates the wishlist, shows a toast, closes and opens the new wishlist', async () => {
    const { user, router, fill, choose, rename, submit } = await openCreateDialog(api)
    await fill()
    await choose('Difficulty', 'Mythic')
    await rename('Progress')
    await user.click(submit())
    expect(await screen.findByText('Created wishlist: Progress')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Progress', level: 1 })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const [list, ...others] = await findCreated('Progress')
    expect(others).toEqual([])
    expect(list).toMatchObject({
      instance: { name: 'The Venomous Abyss' },
      difficulty: 'Mythic',
      specialization: 'frost',
      isMainWishlist: true,
    })
    expect(router.state.location.pathname).toBe(`/wishlists/${list?.id}`)
  })

  it("a refresh of the character's wishlists without an answer: the new wishlist opens at once", async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const { id } = await raider.character('Frostelle')
    const path = `/characters/${id}/wishlists`
    const { user } = await renderApp({ api, path, as: 'Raider#3000' })
    await user.click(await screen.findByRole('button', { name: 'Create Wishlist' }))
    const dialog = partsOf(await screen.findByRole('dialog'), user)
    await dialog.fill()
    await dialog.rename('At once')
    const refresh = api.hold(listCharacterWishlists)
    await user.click(dialog.submit())
    expect(await screen.findByText('Created wishlist: At once')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'At once', level: 1 })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(refresh.waiting).toBe(1)
  })

  it('while saving: shows "Creating...", disables all controls and sends once', async () => {
    const call = api.hold(createWishlist)
    const { user, fill, rename, submit, cancel, nameField, select, isMain, dialog } =
      await openCreateDialog(api)
    await fill()
    await rename('Once')
    await user.keyboard('{Enter}{Enter}')
    await user.dblClick(submit())
    await waitFor(() => expect(submit()).toHaveTextContent('Creating...'))
    for (const control of [cancel(), nameField(), isMain(), select('Difficulty')]) {
      expect(control).toBeDisabled()
    }
    expect(submit()).toHaveFocus()
    await user.keyboard('{Enter}{Escape}')
    expect(dialog).toBeVisible()
    call.release()
    await screen.findByRole('heading', { name: 'Once', level: 1 })
    expect(api.sent(createWishlist)).toHaveLength(1)
    expect(await findCreated('Once')).toHaveLength(1)
  })

  it('a server error: shows "Failed to create wishlist" with the reason and keeps the form', async () => {
    const { user, router, fill, choose, nameField, isMain, submit, select, dialog } =
      await openCreateDialog(api)
    await fill()
    await choose('Difficulty', 'Normal')
    await user.type(nameField(), ' alts')
    await user.click(isMain())
    api.reject(createWishlist, 500, { message: 'Broken' })
    await user.click(submit())
    expect(await screen.findByText('Failed to create wishlist')).toBeInTheDocument()
    expect(screen.getByText('Broken')).toBeInTheDocument()
    expect(dialog).toBeVisible()
    expect(router.state.location.href).toBe('/')
    expect(select('Raid Instance')).toHaveTextContent('The Venomous Abyss')
    expect(select('Difficulty')).toHaveTextContent('Normal')
    expect(select('Specialization')).toHaveTextContent('Frost')
    expect(nameField()).toHaveValue('The Venomous Abyss - Normal (Frost) alts')
    expect(isMain()).not.toBeChecked()
    expect(submit()).toBeEnabled()
    expect(api.sent(createWishlist)).toHaveLength(1)
  })

  it('an answer that was lost, and a second press: one wishlist is created', async () => {
    const { user, fill, rename, submit } = await openCreateDialog(api)
    await fill()
    await rename('Sent twice')
    const loseAnswer = async ({ request }: { request: Request }) => {
      await api.backend.app.fetch(request.clone())
      return HttpResponse.error()
    }
    api.answer(createWishlist, loseAnswer, { isOnce: true })
    await user.click(submit())
    expect(await screen.findByText('Failed to create wishlist')).toBeInTheDocument()
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Sent twice', level: 1 })).toBeVisible()
    expect(api.sent(createWishlist)).toHaveLength(2)
    expect(await findCreated('Sent twice')).toHaveLength(1)
  })

  it('a raid for which the character has the maximum of wishlists: the toast says so', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const { id: characterId } = await raider.character('Frostelle')
    await insertWishlists(api.backend.database, {
      characterId,
      instanceId: await findInstance(api.backend, raider.token, OLDER_RAID),
      count: WISHLISTS_PER_INSTANCE_MAX,
    })
    const { user, choose, submit, dialog } = await openCreateDialog(api)
    await choose('Raid Instance', 'Manaforge Omega')
    await choose('Specialization', 'Frost')
    await user.click(submit())
    expect(await screen.findByText('Failed to create wishlist')).toBeInTheDocument()
    expect(
      screen.getByText(
        'This character already has 20 wishlists for this raid, which is the maximum. Delete one first.',
      ),
    ).toBeInTheDocument()
    expect(dialog).toBeVisible()
    expect(submit()).toBeEnabled()
  })

  it('rejected fields: messages under their fields, the first one focused, the rest in the toast', async () => {
    const { user, fill, submit, select, nameField } = await openCreateDialog(api)
    await fill()
    api.reject(createWishlist, 400, {
      code: 'VALIDATION_ERROR',
      message: 'Some fields are not valid',
      details: {
        fields: {
          difficulty: 'This raid does not have that difficulty',
          name: 'That name is taken',
          unknown: 'A field that the form lacks',
        },
      },
    })
    await user.click(submit())
    expect(await screen.findByText('Failed to create wishlist')).toBeInTheDocument()
    expect(select('Difficulty')).toHaveAccessibleDescription(
      'This raid does not have that difficulty',
    )
    expect(nameField()).toHaveAccessibleDescription('That name is taken')
    await waitFor(() => expect(select('Difficulty')).toHaveFocus())
    expect(screen.getByText('A field that the form lacks')).toBeInTheDocument()
    expect(screen.queryByText('Some fields are not valid')).toBeNull()
  })

  it('accepts an answer with only id and name, all that the specification requires', async () => {
    const [own] = await findCreated('The Venomous Abyss - Heroic (Frost)')
    api.answer(createWishlist, () => Response.json({ id: own?.id, name: own?.name }))
    const { user, router, fill, submit } = await openCreateDialog(api)
    await fill()
    await user.click(submit())
    const main = await screen.findByRole('main')
    const title = { name: 'The Venomous Abyss - Heroic (Frost)', level: 1 }
    expect(await within(main).findByRole('heading', title)).toBeVisible()
    expect(router.state.location.pathname).toBe(`/wishlists/${own?.id}`)
    expect(api.sent(getWishlist)).toHaveLength(1)
  })
})
