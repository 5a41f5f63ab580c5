import { HttpResponse } from 'msw'
import { FEATURES } from '@/contract/features'
import { getStatus } from '@/contract/session'
import type { Api } from '../../support/app/msw-bridge'

/** The backend announces all features but the history of the catalog. */
export function withoutHistory(api: Api) {
  const features = Object.keys(FEATURES).filter((feature) => feature !== 'admin-history')
  const user = { battleNetTag: 'Admin#1000', isAuthenticated: true }
  api.answer(getStatus, () => HttpResponse.json({ data: { authenticated: true, user, features } }))
}
