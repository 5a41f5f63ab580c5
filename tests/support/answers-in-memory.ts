import { getGuildBoard, getGuildRoster } from '@/contract/guild-board'
import { listAwards } from '@/contract/guild-awards'
import { getWishlist } from '@/contract/wishlist'
import type { TestBackend } from './backend'
import { pathOf } from './backend-calls'

/** The calls whose answers the backend keeps in memory, per version of their rows. */
const CALLS = { getWishlist, getGuildBoard, getGuildRoster, listAwards }

/** Reads all answers that the backend keeps in memory, so that it does. */
export function readAll(
  { request }: Pick<TestBackend, 'request'>,
  token: string,
  params: Record<string, string>,
) {
  return Promise.all(
    Object.values(CALLS).map((call) => request('GET', pathOf(call, params), { token })),
  )
}

/** The names of the calls that another process answers differently now. */
export async function findOutdated(
  { request, requestElsewhere }: TestBackend,
  token: string,
  params: Record<string, string>,
): Promise<string[]> {
  const kept = await readAll({ request }, token, params)
  const current = await readAll({ request: requestElsewhere }, token, params)
  const differs = (index: number) =>
    JSON.stringify([kept[index]?.status, kept[index]?.body]) !==
    JSON.stringify([current[index]?.status, current[index]?.body])
  return Object.keys(CALLS).filter((_, index) => differs(index))
}
