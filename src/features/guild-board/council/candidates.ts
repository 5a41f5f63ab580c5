import { claimOrder } from '@/contract/claims'
import type { LootItem } from '@/contract/loot-item'
import type { ItemGain } from '@/contract/sim'
import { ownedCopy } from '@/features/gear/gear-words'
import { TIER_PLACES } from '@/game/gear/places'
import { compareKnown } from '@/lib/compare-known'
import { daysBefore } from '@/lib/days-before'
import { createStoredValue } from '@/lib/storage/stored-value'
import { whyOld } from '@/game/sims/sim-age'
import * as z from 'zod/mini'
import type { Want } from '@/contract/guilds/wants'
import type { ChosenRaid } from '../choose-raid'
import { dropLevelOf, lowestWorn, receivedBy, type Received, type WornItemBelow } from './council'

/** The columns in which candidates are compared, in their order. */
const CANDIDATE_COLUMNS = [
  'rank',
  'raider',
  'claim',
  'gain',
  'worn',
  'tier',
  'slot',
  'set',
  'note',
  'list',
] as const
export type CandidateColumn = (typeof CANDIDATE_COLUMNS)[number]

/** The columns for which something is known. */
export function knownColumns(
  wants: readonly Want[],
  { hasGains, hasGear }: { hasGains: boolean; hasGear: boolean },
) {
  const isKnown: Partial<Record<CandidateColumn, boolean>> = {
    claim: wants.some(({ wish }) => wish.claim != null),
    gain: hasGains,
    worn: hasGear,
    set: hasGear && wants.some((want) => tierPiecesFor(want) !== null),
  }
  return CANDIDATE_COLUMNS.filter((id) => isKnown[id] ?? true)
}

/** The worn pieces of a tier set; null if it is not known, or the item is for another place. */
export function tierPiecesFor({ list, wish }: Want): number | null {
  const isTier = TIER_PLACES.some((place) => place === wish.slot)
  return isTier ? (list.character.tierPieces ?? null) : null
}

const orderSchema = z.object({
  columnId: z.enum(CANDIDATE_COLUMNS),
  direction: z.enum(['ascending', 'descending']),
})
export type CandidateOrder = z.output<typeof orderSchema>

export const BY_RANK: CandidateOrder = {
  columnId: 'rank',
  direction: 'ascending',
}

/** The order that the user has last chosen in this browser, for all items. */
export const rememberedOrder = createStoredValue(
  () => localStorage,
  'guildr_candidate_order',
  orderSchema,
  BY_RANK,
)

/** A raider who wants an item, with everything that is compared. */
export interface Candidate {
  want: Want
  gain: ItemGain | undefined
  /** The age of the simulation in days; null without a gain, or if it is not known. */
  gainAge: number | null
  isGainOld: boolean
  /** The item level of the simulation, if it is another one than that of the drop. */
  otherLevel: number | undefined
  worn: WornItemBelow | undefined
  /** Whether the raider wears the item at the difficulty of the board or better. */
  wearsIt: boolean
  received: Received
  /** The age of the list in days; null if it is not known. */
  listAge: number | null
  /** Whether the raider has received the item of the award that is shown. */
  isRecipient: boolean
  /** Why the raider comes last in a raid night: "absent"; undefined for the others. */
  standing: string | undefined
}

interface Known {
  gain: ItemGain | undefined
  /** Whether the backend knows what raiders wear. */
  hasGear: boolean
  /** When this is known, in milliseconds since the epoch. */
  at?: number
  /** Whether the raider has received the item. */
  isRecipient?: boolean
  /** By the game's id of the character. */
  standings?: ReadonlyMap<number, string>
}

/** What is compared of a raider who wants an item. */
export function toCandidate(
  want: Want,
  item: LootItem,
  choice: ChosenRaid,
  { gain, hasGear, at = Date.now(), isRecipient = false, standings }: Known,
): Candidate {
  const { list, wish } = want
  const { sim, character } = list
  const level = dropLevelOf(item, undefined, choice)
  const owned = list.worn?.map((one) => ({ ...one, isWorn: true })) ?? []
  const isOther = gain?.itemLevel != null && level !== undefined && gain.itemLevel !== level
  return {
    want,
    gain,
    gainAge: gain && sim ? daysBefore(at, sim.simulatedAt ?? sim.importedAt) : null,
    isGainOld:
      gain !== undefined &&
      sim != null &&
      whyOld({ ...sim, currentItemLevel: character.itemLevel }, at) !== null,
    otherLevel: isOther ? (gain.itemLevel ?? undefined) : undefined,
    worn: hasGear ? lowestWorn(list, wish.slot, dropLevelOf(item, gain, choice)) : undefined,
    wearsIt: hasGear && ownedCopy(item, owned, choice) !== undefined,
    received: receivedBy(list, item),
    listAge: daysBefore(at, list.updatedAt),
    isRecipient,
    standing: standings?.get(character.memberId ?? 0),
  }
}

const VALUES: Record<
  CandidateColumn,
  (candidate: Candidate) => string | number | null | undefined
> = {
  rank: ({ want }) => want.rank,
  raider: ({ want }) => want.list.character.name,
  claim: ({ want }) => claimOrder(want.wish.claim),
  gain: ({ gain }) => gain?.percent,
  worn: ({ worn }) => worn?.difference,
  tier: ({ want, received }) => want.list.character.receivedBySlot && received.count,
  slot: ({ want, received }) => want.list.character.receivedBySlot && (received.inSlot?.count ?? 0),
  set: ({ want }) => tierPiecesFor(want),
  note: ({ want }) => want.wish.note || null,
  list: ({ want }) => want.list.updatedAt && -Date.parse(want.list.updatedAt),
}

/**
 * Candidates, given by rank, in another order. Those of whom the value is not known come last, and
 * after them those with a standing; equal ones stay in order of rank.
 */
export function orderCandidates(
  candidates: readonly Candidate[],
  { columnId, direction }: CandidateOrder,
): readonly Candidate[] {
  const valueOf = VALUES[columnId]
  const ordered = candidates.toSorted((one, other) =>
    compareKnown(valueOf(one), valueOf(other), direction),
  )
  return ordered.toSorted(
    (one, other) => Number(one.standing !== undefined) - Number(other.standing !== undefined),
  )
}

/** The largest gain of the candidates in percent; undefined if none is one. */
export function bestGain(candidates: readonly Candidate[]): number | undefined {
  const best = Math.max(...candidates.map(({ gain }) => gain?.percent ?? 0))
  return best > 0 ? best : undefined
}
