import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Api } from '../../support/msw-bridge'
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
