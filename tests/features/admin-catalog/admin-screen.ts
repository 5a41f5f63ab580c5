import { createBoss, listBosses } from '@/contract/admin/admin-boss'
import { createInstance, listInstances, type AdminInstance } from '@/contract/admin/admin-instance'
import { createLootItem } from '@/contract/admin/admin-loot-item'
import { type RaidFile } from '@/contract/admin/admin-raid-file'
import type { CallBody } from '@/contract/call'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { make } from '../../support/backend/backend-calls'
import type { Api } from '../../support/app/msw-bridge'

/** A raid file with an instance and no bosses. */
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

/** Signs in as admin on the test's backend, to create and read the catalog without the UI. */
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
      const bosses = []
      for (const [index, name] of names.entries()) {
        const body = {
          instanceId: instance.id,
          name,
          slug: name.toLowerCase(),
          encounterOrder: index + 1,
        }
        bosses.push(await make(backend, createBoss, { token, body }))
      }
      return bosses
    },
    createItem: (bossId: string, name: string) =>
      make(backend, createLootItem, {
        token,
        body: { bossId, name, itemSlot: 'TRINKET', itemType: 'Trinket', itemId: 987_001 },
      }),
  }
}

/**
 * The open form sheet and its fields. All queries are scoped to the sheet: a query by role or label
 * over a page with a long table takes seconds in jsdom.
 */
export async function findSheet(name: string | RegExp) {
  const sheet = await screen.findByRole('dialog', { name })
  const field = (label: string) =>
    within(sheet).queryByRole('textbox', { name: label }) ??
    // A field that proposes values.
    within(sheet).getByRole('combobox', { name: label })
  return {
    sheet,
    field,
    save: () => within(sheet).getByRole('button', { name: 'Save' }),
    /** Replaces a field's text. Pastes it: one change event instead of one per character. */
    async retype(user: UserEvent, label: string, text: string) {
      const element = field(label)
      await user.clear(element)
      if (text !== '') await user.paste(text)
    },
    async choose(user: UserEvent, label: string, option: string) {
      await user.click(within(sheet).getByRole('combobox', { name: label }))
      const options = await screen.findByRole('listbox')
      await user.click(within(options).getByRole('option', { name: option }))
    },
  }
}

/**
 * The names of a table's rows, in order. `hidden` skips the visibility check of every cell, which
 * takes jsdom seconds in a long table.
 */
export function rowNames(table: HTMLElement) {
  return within(table)
    .getAllByRole('rowheader', { hidden: true })
    .map((header) => (header.querySelector('a') ?? header).textContent)
}

/** Chooses an item of a row's menu. */
export async function chooseInMenu(user: UserEvent, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  const menu = await screen.findByRole('menu')
  await user.click(within(menu).getByRole('menuitem', { name: item }))
}
