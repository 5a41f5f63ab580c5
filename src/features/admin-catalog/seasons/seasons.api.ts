import type { SeasonId } from '@/contract/ids'
import { send } from '@/api/client'
import * as contract from '@/contract/admin/admin-season'
import type { CallBody } from '@/contract/call'

export type SeasonBody = CallBody<typeof contract.createSeason>

/** The seasons with the bonus ids of their upgrade tracks, newest first. */
export function listSeasons(signal?: AbortSignal) {
  return send(contract.listSeasons, { signal })
}

export function createSeason(body: SeasonBody) {
  return send(contract.createSeason, { body })
}

export function changeSeason(seasonId: SeasonId, body: Partial<SeasonBody>) {
  return send(contract.updateSeason, { params: { seasonId }, body })
}
