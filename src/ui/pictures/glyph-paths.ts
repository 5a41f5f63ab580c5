import type { HELD_TYPES, Slot } from '@/game/items'

/** A slot, a type of weapon or off-hand, a warglaive, or a spark for items of any slot. */
export type GlyphName = Slot | (typeof HELD_TYPES)[number] | 'Warglaive' | 'SPARK'

const SWORD = 'M11 17.5 20.5 8V3.5H16L6.5 13M4.5 11l8.5 8.5M8.75 15.25 4 20M3 19l2 2M17 7l-6 6'

const SHIELD =
  'M12 2.75 4.5 5.5v6c0 4.7 3.1 8 7.5 9.75 4.4-1.75 7.5-5.05 7.5-9.75v-6zM12 2.75v18.5M4.5 11h15'

const GREAT_AXE =
  'M12 2.5v19M12 6C9.5 6 7.5 5.2 5.75 3.75 3.4 6.75 3.4 11 5.75 14 7.5 12.55 9.5 11.75 12 11.75M12 6c2.5 0 4.5-.8 6.25-2.25 2.35 3 2.35 7.25 0 10.25C16.5 12.55 14.5 11.75 12 11.75'

const BOW = 'M7 2.75c6 1.5 9 5.25 9 9.25s-3 7.75-9 9.25zM2.5 12h19M18.75 9.25 21.5 12l-2.75 2.75'

/**
 * SVG paths on a 24 × 24 grid, drawn for one stroke width and distinguishable at a size of 18 px.
 * One-handed swords, axes and maces lie diagonally, two-handed ones stand upright.
 */
export const GLYPH_PATHS: Record<GlyphName, string> = {
  // Helm with a T-shaped visor
  HEAD: 'M4.5 18V11a7.5 7.5 0 0 1 15 0v7l-5 3v-6l2-2.5h-9l2 2.5v6zM12 3.5v5',
  // Pendant on a chain
  NECK: 'M4.5 3c.2 6 3.2 9.4 7.5 10.5C16.3 12.4 19.3 9 19.5 3M12 13.5l3.25 3.75L12 21.5l-3.25-4.25z',
  // A pair of pauldrons
  SHOULDER:
    'M9 6.75C5 6.75 2.5 10.5 2.5 16.25l5 1.5c0-2.75.5-4.25 1.5-5.25zM15 6.75c4 0 6.5 3.75 6.5 9.5l-5 1.5c0-2.75-.5-4.25-1.5-5.25zM9 6.75c1 1.75 5 1.75 6 0M9 12.5c1.75 1.25 4.25 1.25 6 0M3.2 11.75c1.9 0 3.5.6 4.7 1.85M20.8 11.75c-1.9 0-3.5.6-4.7 1.85',
  // Cuirass
  CHEST:
    'M8 3.5 4 6v5l2.25 1.5v8h11.5v-8L20 11V6l-4-2.5c-.4 2-1.9 3-4 3s-3.6-1-4-3zM8.5 12c1 1.3 2.3 1.5 3.5.6 1.2.9 2.5.7 3.5-.6M12 12.6v4.9',
  // Belt with its buckle
  WAIST:
    'M6.5 8.5h-4M6.5 15.5h-4M6.5 6.5h8.5v11H6.5zM6.5 12h5M15 8.5h5a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5h-5M18.25 12h.01',
  // Legplates
  LEGS: 'M6 3.5h12l1.5 17h-5.25L12 10.5 9.75 20.5H4.5zM5.65 7.5h12.7',
  // Boot with its cuff
  FEET: 'M6.5 3.5h7.25l-.5 8c.2 1.5 6.5 2 7 6.25v2.75H5.25V16.5l1-4zM6.65 7.5h6.85M5.25 17h14.85',
  // Bracer
  WRIST:
    'M11.4 2.04C15.45 3.3 19.61 6.55 21.81 10.17L10.72 20.49C7.73 19.61 5.65 17.98 4.07 15.29zM9.45 5.54C13.3 6.76 16.77 9.47 18.88 12.91M6.02 11.79C9.15 12.79 11.92 14.96 13.65 17.75',
  // Gauntlet
  HANDS:
    'M7.5 15.5 4.4 11.8a1.5 1.5 0 0 1 2.3-2L8 11.3V6a1.5 1.5 0 0 1 3 0v3.5V4.5a1.5 1.5 0 0 1 3 0v5V6a1.5 1.5 0 0 1 3 0v7c0 1-.2 1.8-.5 2.5M6.5 21l1-5.5h9l1 5.5z',
  // Ring with a stone
  FINGER: 'M18 15a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM12 9 8.25 5.5 10.25 2.5h3.5l2 3z',
  // Talisman with a spark
  TRINKET:
    'M19.5 13.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0zM10.25 6V3h3.5v3M12 9.5l1.1 2.9 2.9 1.1-2.9 1.1L12 17.5l-1.1-2.9L8 13.5l2.9-1.1z',
  // Hooded cloak
  BACK: 'M12 2.5C8.4 3.6 6.75 6.4 6.5 10 6.2 14 5.2 17.5 3.5 20.75c3-.25 5.75 0 8.5.75 2.75-.75 5.5-1 8.5-.75C18.8 17.5 17.8 14 17.5 10 17.25 6.4 15.6 3.6 12 2.5zM12 6.25C9.9 7.1 9.25 8.6 9.25 10.5c0 1.35 1.2 2.25 2.75 2.25s2.75-.9 2.75-2.25C14.75 8.6 14.1 7.1 12 6.25zM12 12.75V21',
  MAIN_HAND: SWORD,
  OFF_HAND: SHIELD,
  TWO_HAND: GREAT_AXE,
  RANGED: BOW,
  'One-Handed Sword': SWORD,
  'Two-Handed Sword': 'M12 1.75 14.75 5.25V15h-5.5V5.25zM5.75 15h12.5M12 15v6M10 21.75h4',
  'One-Handed Axe':
    'M3 21 19.5 4.5M12 12c1.75 1.5 2.25 3.75 1.5 6.5 4.75-.5 8.5-4.25 9-9-2.75.75-5 .25-6.5-1.5',
  'Two-Handed Axe': GREAT_AXE,
  // Flanged head
  'One-Handed Mace':
    'M20.25 8.25a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM12.6 11.4 3.5 20.5M15.75 3.75v-2M20.25 8.25h2M18.95 5.05l1.6-1.6M11.25 8.25h-2M15.75 12.75v2',
  // War hammer
  'Two-Handed Mace': 'M4.25 3.25h15.5v7.5H4.25zM8.25 3.25v7.5M15.75 3.25v7.5M12 10.75v10.75',
  // Points down, with a ring as its pommel
  Dagger:
    'M21.25 4.5a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0zM18.25 5.75 15 9M11.5 5.5l7 7M13 7l-6.25 7.25L3.5 20.5l6.25-3.25L17 11',
  // Three claws on a grip
  'Fist Weapon':
    'M4.5 14h15v3.5a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3zM6.75 14c-1-4-.5-8 2-11.5M12 14c-1-4-.5-8 2-11.5M17.25 14c-1-4-.5-8 2-11.5',
  // Spear with a crossbar
  Polearm: 'M2.5 21.5 14 10M14 10c-.5-4 2.25-6.75 7.75-7.75C20.75 7.75 18 10.5 14 10zM9 11l4 4',
  // Crescent that holds an orb
  Staff:
    'M12 11.5V22M6.75 2.75C5 7 7.25 11.5 12 11.5s7-4.5 5.25-8.75M14 5.75a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  // Rod with a spark
  Wand: 'M3.5 20.5 12.5 11.5M16 2.25l1.55 4.2 4.2 1.55-4.2 1.55L16 13.75l-1.55-4.2L10.25 8l4.2-1.55z',
  Bow: BOW,
  Crossbow:
    'M2.75 11C4.5 6.5 7.75 4.5 12 4.5s7.5 2 9.25 6.5M2.75 11 12 14.5 21.25 11M12 1.75v20M9.5 18.5h5',
  // Rifle
  Gun: 'M9 7.5h13V11H14l-1.75 2.5H9.5L6.25 17l-4 .75v-5.5L6.5 9.5zM18.5 7.5V5.75',
  // Crescent blade with its grip inside
  Warglaive:
    'M17.5 2C9 4.25 5 8 5 12s4 7.75 12.5 10C13 19 11 17 10.75 15h4.75V9h-4.75C11 7 13 5 17.5 2zM10.75 9v6',
  Shield: SHIELD,
  // Tome
  'Off-Hand':
    'M12 6.5C9.5 4.75 6.5 4.25 3 4.5v13.25c3.5-.25 6.5.25 9 2 2.5-1.75 5.5-2.25 9-2V4.5c-3.5-.25-6.5.25-9 2zM12 6.5v13.25',
  // Four-pointed star
  SPARK: 'M12 3.5l2.3 6.2 6.2 2.3-6.2 2.3-2.3 6.2-2.3-6.2L3.5 12l6.2-2.3z',
}
