import { raid } from '../raid'

export const theTideboundGrotto = raid(`
  1317 | The Tidebound Grotto | Midnight | Midnight Season 2

  # 2849 | Nymrissa Wavecaller | 279 292 305 318
    268226 inv_shoulder_plate_raidpaladinulatek_d_01 | Swelling Sea Spaulders | SHOULDER | Plate Armor
    268221 inv_robe_cloth_raidwarlockulatek_d_01 | Tidebound Sorceress's Robes | CHEST | Cloth Armor
    268217 inv_bracer_mail_raidhunterulatek_d_01 | Rising Tide Wristguards | WRIST | Mail Armor
    268238 inv_glove_mail_raidevokerulatek_d_01 | Grips of Swirling Fury | HANDS | Mail Armor
    268232 inv_belt_cloth_raidmageulatek_d_01 | Cincture of the Abyssal Grotto | WAIST | Cloth Armor
    268244 inv_belt_plate_raiddeathknightulatek_d_01 | Forgotten Grotto Girdle | WAIST | Plate Armor
    268247 inv_boot_leather_raiddemonhunterulatek_d_01 | Breakwater Boots | FEET | Leather Armor
    268266 inv_70_raid_ring8c | Alluring Bubbleband | FINGER | Ring
    270167 inv_tradeskillitem_sorcererswater | Wavecaller's Seastone | TRINKET | Trinket | INTELLECT | INTELLECT
    268199 inv_staff_2h_ulatek_d_01 | Tidepiercer's Bubble Popper | TWO_HAND | Staff | AGILITY | AGILITY_POLE
    268262 inv_shield_1h_ulatek_d_01 | Bubblefin Splash Guard | OFF_HAND | Shield | - | SHIELD
    268263 inv_offhand_1h_ulatek_d_01 | Frostscale's Mystic Frond | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
`)
