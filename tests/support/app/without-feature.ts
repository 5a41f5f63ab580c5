import { FEATURES } from '@/contract/features'
import { getStatus } from '@/contract/session'
import type { Api } from './msw-bridge'

/** The backend announces all features but one, to this signed-in user. */
export function withoutFeature(api: Api, left: keyof typeof FEATURES, battleNetTag = 'Admin#1000') {
  const features = Object.keys(FEATURES).filter((name) => name !== left)
  const user = { battleNetTag, isAuthenticated: true }
  api.answer(getStatus, () => Response.json({ data: { authenticated: true, user, features } }))
}
