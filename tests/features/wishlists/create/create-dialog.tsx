import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { HttpResponse } from 'msw'
import { listCharacters, type Character } from '@/contract/character'
import { listActiveInstances, type Instance } from '@/contract/instance'
import type { Api } from '../../../support/app/msw-bridge'
import { renderApp } from '../../../support/app/render-app'

/** Opens the Create Wishlist dialog from a character's card on the home page. */
export async function openCreateDialog(api: Api, characterName = 'Frostelle') {
  const app = await renderApp({ api, path: '/', as: 'Raider#3000' })
  const opener = { name: `Create Wishlist for ${characterName}` }
  await app.user.click(await screen.findByRole('button', opener))
  const dialog = await screen.findByRole('dialog', opener)
  return { ...app, ...partsOf(dialog, app.user), dialog }
}

/** Opens the dialog with no preselected raid and specialization: none is current or known. */
export async function openBlankDialog(api: Api, characterName = 'Frostelle') {
  await changeInstances(api, () => ({ isCurrentTier: false }))
  const token = await api.backend.signIn('Raider#3000')
  const { body } = await api.backend.request('GET', listCharacters.path, { token })
  // The body is the reference backend's own answer to this call.
  const { characters } = (body as { data: { characters: Character[] } }).data
  const changed = characters.map((character) => ({ ...character, specialization: null }))
  api.answer(listCharacters, () => HttpResponse.json({ data: { characters: changed } }))
  return openCreateDialog(api, characterName)
}

/** The controls of the dialog, found by role and label within the dialog. */
export function partsOf(dialog: HTMLElement, user: UserEvent) {
  const select = (label: string) => within(dialog).getByRole('combobox', { name: label })
  const nameField = () =>
    within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Wishlist Name' })

  /** Opens a select as soon as its options have loaded. */
  async function open(label: string) {
    await waitFor(() => expect(select(label)).toBeEnabled())
    await user.click(select(label))
    return within(await screen.findByRole('listbox'))
  }

  /** Opens a select, which stays open, and reads its options. */
  async function readOptions(label: string) {
    const list = await open(label)
    return list.getAllByRole('option').map((option) => ({
      label: option.textContent,
      isDisabled: option.getAttribute('aria-disabled') === 'true',
    }))
  }

  async function choose(label: string, option: string) {
    const list = await open(label)
    await user.click(list.getByRole('option', { name: option }))
  }

  /** Replaces the name. Pastes it: one change event instead of one per character. */
  async function rename(name: string) {
    await user.clear(nameField())
    await user.paste(name)
  }

  return {
    select,
    nameField,
    readOptions,
    choose,
    rename,
    isMain: () => within(dialog).getByRole('checkbox', { name: MAIN_LABEL }),
    submit: () =>
      within(dialog).getByRole('button', { name: /^Create Wishlist$|^Creating\.\.\.$/ }),
    cancel: () => within(dialog).getByRole('button', { name: 'Cancel' }),
    /** Chooses an instance and a specialization, which completes the form. */
    async fill() {
      await choose('Raid Instance', 'The Venomous Abyss')
      await choose('Specialization', 'Frost')
    },
  }
}

export const MAIN_LABEL = 'Mark as main wishlist for this spec'

/** Answers the list of active instances with the backend's instances, changed. */
export async function changeInstances(api: Api, change: (instance: Instance) => Partial<Instance>) {
  const token = await api.backend.signIn('Raider#3000')
  const { body } = await api.backend.request('GET', listActiveInstances.path, { token })
  // The body is the reference backend's own answer to this call.
  const { instances } = (body as { data: { instances: Instance[] } }).data
  const changed = instances.map((instance) => ({ ...instance, ...change(instance) }))
  api.answer(listActiveInstances, () => HttpResponse.json({ data: { instances: changed } }))
}
