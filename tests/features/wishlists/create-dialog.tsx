import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { HttpResponse } from 'msw'
import { listActiveInstances, type Instance } from '@/contract/instance'
import type { Api } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'

/** The Create Wishlist dialog as a person meets it: found by labels, opened from a character. */
export async function openCreateDialog(api: Api, characterName = 'Frostelle') {
  const app = await renderApp({ api, path: '/', as: 'Raider#3000' })
  const opener = { name: `Create Wishlist for ${characterName}` }
  await app.user.click(await screen.findByRole('button', opener))
  const dialog = await screen.findByRole('dialog', opener)
  return { ...app, ...partsOf(dialog, app.user), dialog }
}

export function partsOf(dialog: HTMLElement, user: UserEvent) {
  const select = (label: string) => within(dialog).getByRole('combobox', { name: label })
  const nameField = () =>
    within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Wishlist Name' })

  /** A select takes no click before what it offers is there. */
  async function open(label: string) {
    await waitFor(() => expect(select(label)).toBeEnabled())
    await user.click(select(label))
  }

  /** Opens a select and says what it offers; it stays open. */
  async function readOptions(label: string) {
    await open(label)
    const options = await screen.findAllByRole('option')
    return options.map((option) => ({
      label: option.textContent,
      isDisabled: option.getAttribute('aria-disabled') === 'true',
    }))
  }

  async function choose(label: string, option: string) {
    await open(label)
    await user.click(await screen.findByRole('option', { name: option }))
  }

  return {
    select,
    nameField,
    readOptions,
    choose,
    isMain: () => within(dialog).getByRole('checkbox', { name: MAIN_LABEL }),
    submit: () =>
      within(dialog).getByRole('button', { name: /^Create Wishlist$|^Creating\.\.\.$/ }),
    cancel: () => within(dialog).getByRole('button', { name: 'Cancel' }),
    async fill() {
      await choose('Raid Instance', 'The Venomous Abyss')
      await choose('Specialization', 'Frost')
    },
  }
}

export const MAIN_LABEL = 'Mark as main wishlist for this spec'

/** Has the backend's own raids answered with changes. */
export async function changeInstances(api: Api, change: (instance: Instance) => Partial<Instance>) {
  const token = await api.backend.signIn('Raider#3000')
  const { body } = await api.backend.request('GET', listActiveInstances.path, { token })
  // The reference backend's own answer.
  const { instances } = (body as { data: { instances: Instance[] } }).data
  const changed = instances.map((instance) => ({ ...instance, ...change(instance) }))
  api.answer(listActiveInstances, () => HttpResponse.json({ data: { instances: changed } }))
}
