import { raid } from '../raid'

export const marchOnQueldanas = raid(
  {
    name: "March on Quel'Danas",
    expansion: 'Midnight',
    tier: 'Midnight Season 1',
    blizzardInstanceId: 1308,
    isCurrentTier: false,
    isActive: true,
    sortOrder: 6,
  },
  `
  # 2739 | Belo'ren, Child of Al'ar
    249328 | Echoing Void Mantle | SHOULDER | Cloth Armor
    249322 | Radiant Clutchtender's Jerkin | CHEST | Leather Armor
    249307 | Emberborn Grasps | HANDS | Plate Armor
    249376 | Whisper-Inscribed Sash | WAIST | Cloth Armor
    249324 | Eternal Flame Scaleguards | LEGS | Mail Armor
    249377 | Darkstrider Treads | FEET | Mail Armor
    249919 | Sin'dorei Band of Hope | FINGER | Ring
    249806 | Radiant Plume | TRINKET | Trinket | - | STRENGTH+AGILITY
    249807 | The Eternal Egg | TRINKET | Trinket | - | TANK
    260235 | Umbral Plume | TRINKET | Trinket | - | STRENGTH+AGILITY
    249283 | Belo'melorn, the Shattered Talon | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    249284 | Belo'ren's Swift Talon | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER+SURVIVAL
    249921 | Thalassian Dawnguard | OFF_HAND | Shield | - | SHIELD

  # 2740 | Midnight Falls
    249913 | Mask of Darkest Intent | HEAD | Leather Armor
    249914 | Oblivion Guise | HEAD | Mail Armor
    250247 | Amulet of the Abyssal Hymn | NECK | Necklace
    249912 | Robes of Endless Oblivion | CHEST | Cloth Armor
    249915 | Extinction Guards | LEGS | Plate Armor
    249920 | Eye of Midnight | FINGER | Ring
    249811 | Light of the Cosmic Crescendo | TRINKET | Trinket | INTELLECT | HEALER
    249810 | Shadow of the Empyrean Requiem | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    260408 | Lightless Lament | MAIN_HAND | One-Handed Sword | - | DEMON_HUNTER | Demon Hunter
    249296 | Alah'endal, the Dawnsong | TWO_HAND | Two-Handed Axe | STRENGTH | STRENGTH_TWO_HAND
    249286 | Brazier of the Dissonant Dirge | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    249367 | Chiming Void Curio | - | token
  `,
)
