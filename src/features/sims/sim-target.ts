import type { RaidGains } from '@/contract/sim-import'

/** For whom a report is imported: a character, and the wishlist from which the import was opened. */
export interface SimTarget {
  character: {
    id: string
    name: string
    className: string
    /** The specialization that the character plays. */
    specialization?: string | null
    realm?: string | null
  }
  list?: {
    instance: { id: string; name: string }
    difficulty: string
    specialization: string
  }
}

/** The gains that an import has stored for a character. */
export interface ImportedSim {
  raids: readonly RaidGains[]
  specialization: string
}
