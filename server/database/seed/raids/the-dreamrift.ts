import { raid } from '../raid'

export const theDreamrift = raid(`
  1314 | The Dreamrift | Midnight | Midnight Season 1

  # 2795 | Chimaerus the Undreamt God
    249374 inv_belt_leather_raidmonkmidnight_d_01 | Scorn-Scarred Shul'ka's Belt | WAIST | Leather Armor
    249371 inv_belt_mail_raidhuntermidnight_d_01 | Scornbane Waistguard | WAIST | Mail Armor
    249373 inv_boot_cloth_raidmagemidnight_d_01 | Dream-Scorched Striders | FEET | Cloth Armor
    249381 inv_boot_plate_raidwarriormidnight_d_01 | Greaves of the Unformed | FEET | Plate Armor
    249343 inv_12_trinket_raid_dreamrift_gazeofthealnseer | Gaze of the Alnseer | TRINKET | Trinket | - | EVERYBODY
    249805 inv_12_trinket_raid_dreamrift_physdps2_umdreamtgodsoozingvestige | Undreamt God's Oozing Vestige | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_DPS
    249278 inv_staff_2h_raidmidnight_d_01 | Alnscorned Spire | TWO_HAND | Staff | AGILITY | AGILITY_POLE
    249922 inv_offhand_1h_raidmidnight_d_01 | Tome of Alnscorned Regret | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    249349,249348,249350,249347 | Aln* Riftbloom | CHEST | tokens by armor
`)
