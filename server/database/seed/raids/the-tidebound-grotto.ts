import { raid } from '../raid'

export const theTideboundGrotto = raid(
  {
    name: 'The Tidebound Grotto',
    expansion: 'Midnight',
    tier: 'Midnight Season 2',
    blizzardInstanceId: 1317,
    isCurrentTier: true,
    isActive: true,
    sortOrder: 2,
  },
  `
  # 2849 | Nymrissa Wavecaller
    268226 | Swelling Sea Spaulders | SHOULDER | Plate Armor
    268221 | Tidebound Sorceress's Robes | CHEST | Cloth Armor
    268217 | Rising Tide Wristguards | WRIST | Mail Armor
    268238 | Grips of Swirling Fury | HANDS | Mail Armor
    268232 | Cincture of the Abyssal Grotto | WAIST | Cloth Armor
    268244 | Forgotten Grotto Girdle | WAIST | Plate Armor
    268247 | Breakwater Boots | FEET | Leather Armor
    268266 | Alluring Bubbleband | FINGER | Ring
    270167 | Wavecaller's Seastone | TRINKET | Trinket | INTELLECT | INTELLECT
    268199 | Tidepiercer's Bubble Popper | TWO_HAND | Staff | AGILITY | AGILITY_POLE
    268262 | Bubblefin Splash Guard | OFF_HAND | Shield | - | SHIELD
    268263 | Frostscale's Mystic Frond | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
  `,
)
