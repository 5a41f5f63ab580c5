import type { NightId } from '@/contract/ids'

/** A raid night in which the item has dropped. */
export interface NightOfItem {
  id: NightId
  /** Why raiders come last, by the game's id of the character. */
  standings: ReadonlyMap<number, string>
  /** The game's ids of the characters that have passed on the drop. */
  passedBy: readonly number[]
  onPass: (memberId: number, name: string, hasPassed: boolean) => void
  /** Called when the drop is given away. */
  onAwarded: () => void
}
