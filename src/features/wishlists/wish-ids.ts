import { dropWithSession } from '@/lib/storage/session-memory'

/*
 * The app makes the id of a wish that it adds, so that the wish can be edited before the backend
 * has answered. A backend without the feature `wish-ids` gives the wish another id. Until the page
 * is reloaded, the app goes on using its own: `wishlists.api.ts` translates ids on the way in and
 * out.
 */

const appIds = new Map<string, string>()
const backendIds = new Map<string, string>()
dropWithSession(() => {
  appIds.clear()
  backendIds.clear()
})

/** Records that the backend knows the wish with the app's id by another id. */
export function rememberWishId(appId: string, backendId: string) {
  if (appId === backendId) return
  appIds.set(backendId, appId)
  backendIds.set(appId, backendId)
}

/** The backend's id of a wish. */
export function toBackendId(id: string): string {
  return backendIds.get(id) ?? id
}

/** A received wish, with the id that the app uses for it. */
export function withAppId<Wish extends { id: string }>(wish: Wish): Wish {
  const id = appIds.get(wish.id)
  return id === undefined ? wish : { ...wish, id }
}
