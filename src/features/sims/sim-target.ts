import type { RaidGains } from '@/contract/sim-import'
import type { ToastOptions } from '@/ui/messages/toast'

/**
 * For whom a report is imported: a character, and the wishlist from which the import was opened.
 */
export interface SimTarget {
  character: {
    id: string
    name: string
    className: string
    /** The specialization that the character plays. */
    specialization?: string | null
    realm?: string | null
    realmSlug?: string | null
    region?: string | null
    isTransferred?: boolean | null
  }
  list?: {
    instance: { id: string; name: string }
    difficulty: string
    specialization: string
    /** Whether its wishes can be ordered by gain. */
    canOrder: boolean
    /** Says what ordering by these gains means for the other wishes. */
    orderNote: (gains: RaidGains) => string | null
  }
}

/** The gains that an import has stored for a character. */
export interface ImportedSim {
  raids: readonly RaidGains[]
  specialization: string
}

/** What an import means for the page that has offered it, to be told with its success. */
export interface EffectMessage extends Pick<ToastOptions, 'action' | 'undo'> {
  /** "4 of your wishes: 1 obtained, 3 upgrades", and what is not on the list, in lines. */
  text: string
}

/** Is called with what was stored, and whether the list is to be ordered by it. */
export type OnImported = (
  imported: ImportedSim,
  options: { isOrdering: boolean },
) => EffectMessage | undefined | Promise<EffectMessage | undefined>
