import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { createLootBatch } from '@/contract/admin/admin-loot-batch'
import { deleteLootItem } from '@/contract/admin/admin-loot-item'
import { make } from '../../support/backend/backend-calls'
import type { Api } from '../../support/app/msw-bridge'
import { signInAdmin } from '../admin-catalog/admin-screen'

/** Makes names unique, because all tests share one backend. */
let count = 0
export const unused = (name: string) => `${name} ${(count += 1)}`

/** Creates an instance with two bosses and a loot item. */
export async function makeRaid(api: Api) {
  const person = await signInAdmin(api)
  const instance = await person.createInstance(unused('Faulty'))
  const bosses = await person.createBosses(instance, ['Alpha', 'Beta'])
  const item = await person.createItem(bosses[0]?.id ?? '', unused('Eye'))
  return { instance, bosses, item }
}

/** Presses a button of the confirm dialog. */
export const confirm = (name: string) => async (user: UserEvent) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

/** Deletes an item as another admin does. */
export async function deleteItem({ backend }: Api, lootItemId: string) {
  const token = await backend.signIn('Admin#1000')
  await make(backend, deleteLootItem, { token, params: { lootItemId } })
}

/** Submits items whose names are too long for a list. Returns the name of their raid. */
export async function submitBatch(api: Api): Promise<string> {
  const {
    instance,
    bosses: [boss],
  } = await makeRaid(api)
  const token = await api.backend.signIn('Admin#1000')
  const items = Array.from({ length: 9 }, (_, index) => ({
    name: `An item with a long name of its own ${index}`,
    itemSlot: 'FINGER' as const,
    itemType: 'Ring' as const,
  }))
  await make(api.backend, createLootBatch, { token, body: { bossId: boss?.id ?? '', items } })
  return instance.name
}
