import { raid } from '../raid'

export const marchOnQueldanas = raid(`
  1308 | March on Quel'Danas | Midnight | Midnight Season 1

  # 2739 | Belo'ren, Child of Al'ar
    249328 inv_shoulder_cloth_raidmagemidnight_d_01 | Echoing Void Mantle | SHOULDER | Cloth Armor
    249322 inv_chest_leather_raidmonkmidnight_d_01 | Radiant Clutchtender's Jerkin | CHEST | Leather Armor
    249307 inv_glove_plate_raidpaladinmidnight_d_01 | Emberborn Grasps | HANDS | Plate Armor
    249376 inv_belt_cloth_raidmagemidnight_d_01 | Whisper-Inscribed Sash | WAIST | Cloth Armor
    249324 inv_pant_mail_raidhuntermidnight_d_01 | Eternal Flame Scaleguards | LEGS | Mail Armor
    249377 inv_boot_mail_raidhuntermidnight_d_01 | Darkstrider Treads | FEET | Mail Armor
    249919 inv_12_jewelry_silvermoonelf_ring_red1 | Sin'dorei Band of Hope | FINGER | Ring
    249806 inv_12_dualityphoenix_holy_feather | Radiant Plume | TRINKET | Trinket | - | STRENGTH+AGILITY
    249807 inv_12_trinket_raid_darkwell_tank2_phoenixegg | The Eternal Egg | TRINKET | Trinket | - | TANK
    260235 inv_12_dualityphoenix_void_feather | Umbral Plume | TRINKET | Trinket | - | STRENGTH+AGILITY
    249283 inv_knife_1h_raidmidnight_d_02 | Belo'melorn, the Shattered Talon | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    249284 inv_knife_1h_raidmidnight_d_01 | Belo'ren's Swift Talon | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER+SURVIVAL
    249921 inv_shield_1h_raidmidnight_d_01 | Thalassian Dawnguard | OFF_HAND | Shield | - | SHIELD

  # 2740 | Midnight Falls
    249913 inv_helm_leather_raidroguemidnight_d_01 | Mask of Darkest Intent | HEAD | Leather Armor
    249914 inv_helm_mail_raidshamanmidnight_d_01 | Oblivion Guise | HEAD | Mail Armor
    250247 inv_12_jewelry_devouringhost_necklace_bronze2 | Amulet of the Abyssal Hymn | NECK | Necklace
    249912 inv_chest_cloth_raidwarlockmidnight_d_01 | Robes of Endless Oblivion | CHEST | Cloth Armor
    249915 inv_plate_raiddeathknightmidnight_d_01_pant | Extinction Guards | LEGS | Plate Armor
    249920 inv_12_jewelry_devouringhost_ring_bronze | Eye of Midnight | FINGER | Ring
    249811 inv_12_trinket_raid_darkwelle_healer3_cosmiccrescendo | Light of the Cosmic Crescendo | TRINKET | Trinket | INTELLECT | HEALER
    249810 inv_12_trinket_raid_darkwell_intdps2 | Shadow of the Empyrean Requiem | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    260408 inv_glaive_1h_darknaaru_d_01 | Lightless Lament | MAIN_HAND | One-Handed Sword | - | DEMON_HUNTER | Demon Hunter
    249296 inv_axe_2h_raidmidnight_d_01 | Alah'endal, the Dawnsong | TWO_HAND | Two-Handed Axe | STRENGTH | STRENGTH_TWO_HAND
    249286 inv_staff_2h_raidmidnight_d_02 | Brazier of the Dissonant Dirge | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    249367 | Chiming Void Curio | - | token
`)
