import { createBoss, listBosses } from '@/contract/admin-boss'
import { createInstance, listInstances, type AdminInstance } from '@/contract/admin-instance'
import { createLootItem } from '@/contract/admin-loot-item'
import { type RaidFile } from '@/contract/admin-raid-file'
import type { CallBody } from '@/contract/call'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { make } from '../../support/backend-calls'
import type { Api } from '../../support/msw-bridge'

/** A raid of nothing but its name, as a file. */
export const EMPTY_RAID: RaidFile = {
  format: 'guildr-raid',
  version: 1,
  instance: {
    name: 'The Sunken Vault',
    slug: 'the-sunken-vault',
    expansion: 'Midnight',
    tier: 'Season 2',
    availableDifficulties: ['Heroic'],
  },
  bosses: [],
}

/** What an admin has made before the test begins, over the real backend. */
export async function signInAdmin(api: Api) {
  const { backend } = api
  const token = await backend.signIn('Admin#1000')
  return {
    token,
    instances: () => make(backend, listInstances, { token }),
    bosses: (instanceId: string) => make(backend, listBosses, { token, query: { instanceId } }),
    async createInstance(name: string, changes: Partial<CallBody<typeof createInstance>> = {}) {
      const body = {
        name,
        slug: name.toLowerCase().replaceAll(' ', '-'),
        expansion: 'Midnight',
        tier: 'Season 2',
        sortOrder: 1000,
        availableDifficulties: ['Heroic'],
        ...changes,
      }
      return make(backend, createInstance, { token, body })
    },
    async createBosses(instance: AdminInstance, names: readonly string[]) {
      const made = []
      for (const [index, name] of names.entries()) {
        const body = {
          instanceId: instance.id,
          name,
          slug: name.toLowerCase(),
          encounterOrder: index + 1,
        }
        made.push(await make(backend, createBoss, { token, body }))
      }
      return made
    },
    createItem: (bossId: string, name: string) =>
      make(backend, createLootItem, {
        token,
        body: { bossId, name, itemSlot: 'TRINKET', itemType: 'Trinket', itemId: 987_001 },
      }),
  }
}

/** A sheet as a person fills it in. */
export async function findSheet(name: string | RegExp) {
  const sheet = await screen.findByRole('dialog', { name })
  const field = (label: string) => within(sheet).getByRole('textbox', { name: label })
  return {
    sheet,
    field,
    save: () => within(sheet).getByRole('button', { name: 'Save' }),
    async retype(user: UserEvent, label: string, text: string) {
      await user.clear(field(label))
      if (text !== '') await user.type(field(label), text)
    },
    async choose(user: UserEvent, label: string, option: string) {
      await user.click(within(sheet).getByRole('combobox', { name: label }))
      await user.click(await screen.findByRole('option', { name: option }))
    },
  }
}

/** Chooses from the menu of a row. */
export async function chooseInMenu(user: UserEvent, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
