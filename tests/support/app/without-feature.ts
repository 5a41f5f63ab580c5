import { FEATURES, type Feature } from '@/contract/features'
import { getStatus } from '@/contract/session'
import type { Api } from './msw-bridge'

/** The backend announces all features but one, to this signed-in user. */
export function withoutFeature(api: Api, left: Feature, battleNetTag = 'Admin#1000') {
  const features = FEATURES.filter((name) => name !== left)
  const user = { battleNetTag, isAuthenticated: true }
  api.answer(getStatus, () => Response.json({ data: { authenticated: true, user, features } }))
}
