import { screen } from '@testing-library/react'
import type { Api } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

/** What was typed into a form before a reload, as it is stored. */
export const KEPT_FORMS = JSON.stringify({ owner: 'Raider', forms: { note: { text: 'Typed' } } })

/** Opens Home as Raider#3000, with a search parameter, and waits until it is shown. */
export async function openHome(api: Api) {
  const app = await renderApp({ api, path: '/?from=mail', as: 'Raider#3000' })
  await screen.findByRole('heading', { name: 'Frostelle' })
  return app
}

/** Changes the token as another tab does. */
export function changeTokenInOtherTab(
  newValue: string | null,
  key: string | null = 'guildr_token',
) {
  if (newValue === null) localStorage.removeItem('guildr_token')
  else localStorage.setItem('guildr_token', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
