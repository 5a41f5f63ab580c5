import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the menu of a character's row. */
export async function openCharacterMenu(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  return screen.findByRole('menu')
}

/** Chooses an action from the menu of a character's row. */
export async function chooseForCharacter(user: UserEvent, name: string, action: string) {
  await openCharacterMenu(user, name)
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
