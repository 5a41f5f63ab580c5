import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import type { CallBody } from '@/contract/call'
import { createBoss, deleteBoss } from '@/contract/admin/admin-boss'
import { bulkDeleteLoot } from '@/contract/admin/admin-history'
import { createLootBatch } from '@/contract/admin/admin-loot-batch'
import { deleteLootItem, listLoot, updateLootItem } from '@/contract/admin/admin-loot-item'
import type { ColumnId } from '@/features/admin-bulk/columns/columns'
import type { Api } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { make } from '../../support/backend/backend-calls'
import { cell, columnTexts, fetchInstance, findDialog, RAID, textIn } from './bulk-page'

/** The number of a row, with what the submit does with it. */
export const numberOf = (row: number) => cell(row, 'name').parentElement?.firstElementChild

/** The confirmation hides the page until the catalog is read again. */
export const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** The old and new values in the confirmation of a submit. */
export const findChanges = async () =>
  within(await findDialog()).getByRole('region', { name: 'Changes' })

/** Three items of the raid before each test, which the tests open in the grid. */
export function createOpenedLoot(api: Api) {
  let token: string
  let instanceId: string

  beforeEach(async () => {
    const raid = await fetchInstance(api, RAID)
    token = raid.token
    instanceId = raid.id
    const items = [
      { name: 'Quux Ring', itemSlot: 'FINGER', itemType: 'Ring', rarity: 'RARE' },
      { name: 'Quux Hat', itemSlot: 'HEAD', itemType: 'Cloth Armor', itemId: 990002 },
      { name: 'Quux Sash', itemSlot: 'WAIST', itemType: 'Cloth Armor' },
    ] as const
    const body = { bossId: raid.bosses[0]?.id ?? '', items: [...items] }
    await make(api.backend, createLootBatch, { token, body })
  })
  afterEach(async () => {
    const ids = (await readItems()).map(({ id }) => id)
    await make(api.backend, bulkDeleteLoot, { token, body: { ids } })
  })

  /** The test's items on the server, by name. */
  async function readItems() {
    const query = { search: 'Quux' }
    return (await make(api.backend, listLoot, { token, query })).items
  }

  async function idOf(name: string) {
    return (await readItems()).find((item) => item.name === name)?.id ?? ''
  }

  /** Changes an item as another admin does. */
  async function changeElsewhere(name: string, body: CallBody<typeof updateLootItem>) {
    const params = { lootItemId: await idOf(name) }
    await make(api.backend, updateLootItem, { token, params, body })
  }

  return {
    readItems,
    /** Adds an item to the second boss of the raid. */
    async addToSecondBoss(name: string) {
      const { bosses } = await fetchInstance(api, RAID)
      const items = [{ name, itemSlot: 'FINGER', itemType: 'Ring' } as const]
      const body = { bossId: bosses[1]?.id ?? '', items }
      await make(api.backend, createLootBatch, { token, body })
    },
    changeElsewhere,
    /** Moves an item to a new boss, and returns what deletes it, as another admin does. */
    async moveToNewBoss(item: string, name: string) {
      const body = { instanceId, name, slug: 'quux-boss', encounterOrder: 50 }
      const { id } = await make(api.backend, createBoss, { token, body })
      await changeElsewhere(item, { bossId: id })
      return () => make(api.backend, deleteBoss, { token, params: { bossId: id } })
    },
    async deleteElsewhere(name: string) {
      const params = { lootItemId: await idOf(name) }
      await make(api.backend, deleteLootItem, { token, params })
    },
    /** Opens the loot table with the items of the test. */
    openTable: (search = '') =>
      renderApp({
        api,
        path: `/admin/loot?instanceId=${instanceId}&search=Quux${search}`,
        as: 'Admin#1000',
      }),
    /** Opens the items of the test in the grid, as the link of the loot table does. */
    async open(count = 3) {
      const open = encodeURIComponent(JSON.stringify({ instanceId, search: 'Quux' }))
      const path = `/admin/loot-bulk?instanceId=${instanceId}&open=${open}`
      const app = await renderApp({ api, path, as: 'Admin#1000' })
      await screen.findByRole('grid')
      await waitFor(() =>
        expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Quux Ring', 'Quux Sash']),
      )
      const hint = await screen.findByText(`0 of ${count} existing items changed.`, {
        exact: false,
      })
      expect(hint).toBeVisible()
      await screen.findByRole('button', { name: 'Check and submit' })
      const { user } = app
      const check = () => user.click(screen.getByRole('button', { name: 'Check and submit' }))
      const confirm = async () =>
        user.click(within(await findDialog()).getByRole('button', { name: 'Submit' }))
      return {
        ...app,
        check,
        confirm,
        enter: async (row: number, column: ColumnId, text: string) => {
          await user.click(cell(row, column))
          await user.keyboard(`${text}{Enter}`)
        },
        /** Enters a new item below the three. */
        addCloak: async () => {
          await user.click(cell(4, 'name'))
          await user.keyboard(`Quux Cloak{Tab}${textIn(1, 'boss')}{Tab}Back{Tab}Cloak{Enter}`)
        },
        markForDeletion: async (row: number) => {
          await user.click(cell(row, 'name'))
          await user.click(screen.getByRole('button', { name: 'Delete the selected items' }))
        },
        submit: async () => {
          await check()
          await confirm()
        },
        undoBatch: async () =>
          user.click(await screen.findByRole('button', { name: 'Undo this batch' })),
      }
    },
  }
}
