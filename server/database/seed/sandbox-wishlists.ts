import type { Claim } from '@/contract/claims'
import type { Difficulty } from '@/game/difficulties'
import type { Slot } from '@/game/items'

interface SeedWish {
  item: string
  slot: Slot
  claim?: Claim
  note?: string
  isObtained?: boolean
}

interface SeedWishlist {
  character: string
  instanceSlug: string
  difficulty: Difficulty
  specialization: string
  name: string
  isMainWishlist: boolean
  wishes: SeedWish[]
}

/** The wishlists of the sandbox account Raider#3000. Tests need each list to have wishes. */
export const SANDBOX_WISHLISTS: readonly SeedWishlist[] = [
  {
    character: 'Frostelle',
    instanceSlug: 'the-venomous-abyss',
    difficulty: 'Heroic',
    specialization: 'frost',
    name: 'The Venomous Abyss - Heroic (Frost)',
    isMainWishlist: true,
    wishes: [
      {
        item: 'Font of Venomous Rage',
        slot: 'TRINKET',
        claim: 'BiS',
        note: 'Best for a single target',
      },
      { item: "Hex Lord's Dooming Idol", slot: 'TRINKET', claim: 'BiS' },
      { item: "Jan'thrazet, the Soul Fang", slot: 'MAIN_HAND', note: 'Only if the tanks pass' },
      { item: 'Venomwoven Effigy', slot: 'HEAD', claim: 'BiS' },
      { item: 'Amulet of the Twin Fangs', slot: 'NECK', claim: 'Upgrade' },
      { item: "Errant Scrollsage's Hood", slot: 'HEAD', note: 'Until tier drops' },
      { item: "Vile Alchemist's Band", slot: 'FINGER', isObtained: true },
    ],
  },
  {
    character: 'Frostelle',
    instanceSlug: 'manaforge-omega',
    difficulty: 'Mythic',
    specialization: 'frost',
    name: 'Manaforge Omega - Mythic (Frost)',
    isMainWishlist: false,
    wishes: [{ item: 'Hungering Void Curio', slot: 'CHEST' }],
  },
  {
    character: 'Kharzul',
    instanceSlug: 'the-venomous-abyss',
    difficulty: 'Normal',
    specialization: 'fury',
    name: 'The Venomous Abyss - Normal (Fury)',
    isMainWishlist: true,
    wishes: [
      { item: "Maze-roa, Warlord's Fury", slot: 'TWO_HAND' },
      { item: "Voracious Heart of Ula'tek", slot: 'TRINKET' },
      { item: 'Venomforged Relic', slot: 'LEGS', isObtained: true },
    ],
  },
]
