import { raid } from '../raid'

export const theVoidspire = raid(`
  1307 | The Voidspire | Midnight | Midnight Season 1

  # 2733 | Imperator Averzian
    249306 inv_helm_leather_raiddemonhuntermidnight_d_01 | Devouring Night's Visage | HEAD | Leather Armor
    249313 inv_shoulder_plate_raidpaladinmidnight_d_01 | Light-Judged Spaulders | SHOULDER | Plate Armor
    249335 inv_plate_raiddeathknightmidnight_d_01_cape | Imperator's Banner | BACK | Cloak
    249310 inv_robe_mail_raidshamanmidnight_d_01 | Robes of the Voidbound | CHEST | Mail Armor
    249326 inv_bracer_plate_raidwarriormidnight_d_01 | Light's March Bracers | WRIST | Plate Armor
    249319 inv_belt_cloth_raidpriestmidnight_d_01 | Endless March Waistwrap | WAIST | Cloth Armor
    249323 inv_pant_cloth_raidmagemidnight_d_01 | Leggings of the Devouring Advance | LEGS | Cloth Armor
    249320 inv_boot_mail_raidevokermidnight_d_01 | Sabatons of Obscurement | FEET | Mail Armor
    249334 inv_boot_leather_raiddemonhuntermidnight_d_01 | Void-Claimed Shinkickers | FEET | Leather Armor
    249344 inv_12_trinket_raid_voidspire_physdps1_armyoflightbanner | Light Company Guidon | TRINKET | Trinket | - | STRENGTH+AGILITY
    249293 inv_mace_1h_raidmidnight_d_02 | Weight of Command | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    249279 inv_firearm_2h_raidmidnight_d_01 | Sunstrike Rifle | RANGED | Gun | AGILITY | MARKSMEN
    249275 inv_shield_1h_raidmidnight_d_01 | Bulwark of Noble Resolve | OFF_HAND | Shield | - | SHIELD

  # 2734 | Vorasius
    249317 inv_helm_mail_raidevokermidnight_d_01 | Frenzy's Rebuke | HEAD | Mail Armor
    249327 inv_bracer_leather_raidroguemidnight_d_01 | Void-Skinned Bracers | WRIST | Leather Armor
    249315 inv_bracer_cloth_raidpriestmidnight_d_01 | Voracious Wristwraps | WRIST | Cloth Armor
    249332 inv_boot_plate_raidpaladinmidnight_d_01 | Parasite Stompers | FEET | Plate Armor
    249336 inv_12_jewelry_devouringhost_ring_silver2 | Signet of the Starved Beast | FINGER | Ring
    249342 inv_12_trinket_raid_voidspire_strdps_hearthofancienthunger | Heart of Ancient Hunger | TRINKET | Trinket | STRENGTH | STRENGTH
    249925 inv_knife_1h_raidmidnight_d_02 | Hungering Victory | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER+SURVIVAL
    249302 inv_polearm_2h_raidmidnight_d_01 | Inescapable Reach | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    249276 inv_offhand_1h_raidmidnight_d_01 | Grimoire of the Eternal Light | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    249353,249352,249354,249351 | Void* Hungering Nullcore | HANDS | tokens by armor

  # 2736 | Fallen-King Salhadaar
    249316 inv_plate_raiddeathknightmidnight_d_01_helm | Crown of the Fractured Tyrant | HEAD | Plate Armor
    249337 inv_12_jewelry_devouringhost_necklace_bronze | Ribbon of Coiled Malice | NECK | Necklace
    249308 inv_robe_cloth_raidpriestmidnight_d_01 | Despotic Raiment | CHEST | Cloth Armor
    249304 inv_bracer_mail_raidshamanmidnight_d_01 | Fallen King's Cuffs | WRIST | Mail Armor
    249314 inv_belt_leather_raiddemonhuntermidnight_d_01 | Twisted Twilight Sash | WAIST | Leather Armor
    249341 inv_12_trinket_raid_voidspire_healer1_volatilevoidsuffuser | Volatile Void Suffuser | TRINKET | Trinket | INTELLECT | HEALER
    249340 inv_12_trinket_raid_voidspire_intdps1_wrapsofcosmicmadness | Wraps of Cosmic Madness | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    249281 inv_sword_1h_raidmidnight_d_01 | Blade of the Final Twilight | MAIN_HAND | One-Handed Sword | STRENGTH | STRENGTH_ONE_HAND
    249298 inv_hand_1h_raidmidnight_d_01 | Tormentor's Bladed Fists | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    249365,249364,249366,249363 | Void* Unraveled Nullcore | SHOULDER | tokens by armor

  # 2735 | Vaelgor & Ezzorak
    249318 inv_shoulder_mail_raidevokermidnight_d_01 | Nullwalker's Dread Epaulettes | SHOULDER | Mail Armor
    249370 inv_cape_plate_raidpaladinmidnight_d_01 | Draconic Nullcape | BACK | Cloak
    249321 inv_glove_leather_raiddruidmidnight_d_01 | Vaelgor's Fearsome Grasp | HANDS | Leather Armor
    249331 inv_belt_plate_raidwarriormidnight_d_01 | Ezzorak's Gloombind | WAIST | Plate Armor
    249305 inv_boot_cloth_raidwarlockmidnight_d_01 | Slippers of the Midnight Flame | FEET | Cloth Armor
    249339 inv_12_trinket_raid_voidspire_tank1_smolderinggloomscale | Gloom-Spattered Dreadscale | TRINKET | Trinket | - | TANK
    249346 inv_12_trinket_raid_voidspire_int1_voiddragoneye | Vaelgor's Final Stare | TRINKET | Trinket | INTELLECT | INTELLECT
    249287 inv_mace_1h_raidmidnight_d_01 | Clutchmates' Caress | MAIN_HAND | One-Handed Mace | AGILITY | AGILITY_MACE
    249280 inv_glaive_1h_raidmidnight_d_01 | Emblazoned Sunglaive | MAIN_HAND | One-Handed Sword | - | DEMON_HUNTER | Demon Hunter
    249361,249360,249362,249359 | Void* Corrupted Nullcore | LEGS | tokens by armor

  # 2737 | Lightblinded Vanguard
    249333 inv_shoulder_leather_raiddruidmidnight_d_01 | Blooming Barklight Spaulders | SHOULDER | Leather Armor
    249330 inv_glove_cloth_raidwarlockmidnight_d_01 | War Chaplain's Grips | HANDS | Cloth Armor
    249303 inv_belt_mail_raidevokermidnight_d_01 | Waistcord of the Judged | WAIST | Mail Armor
    249311 inv_pant_plate_raidpaladinmidnight_d_01 | Lightblood Greaves | LEGS | Plate Armor
    249369 inv_12_jewelry_silvermoonelf_ring_blue1 | Bond of Light | FINGER | Ring
    249808 inv_12_trinket_raid_voidspire_healer2_litanyoflightblindwrath | Litany of Lightblind Wrath | TRINKET | Trinket | INTELLECT | HEALER
    249294 inv_sword_1h_raidmidnight_d_01 | Blade of the Blind Verdict | MAIN_HAND | One-Handed Sword | INTELLECT | INTELLECT_SWORD
    249277 inv_mace_2h_raidmidnight_d_01 | Bellamy's Final Judgement | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    249357,249356,249358,249355 | Void* Fanatical Nullcore | HEAD | tokens by armor

  # 2738 | Crown of the Cosmos
    249329 inv_helm_cloth_raidwarlockmidnight_d_01 | Gaze of the Unrestrained | HEAD | Cloth Armor
    249368 inv_12_jewelry_silvermoonelf_necklace_blue1 | Eternal Voidsong Chain | NECK | Necklace
    249309 inv_chest_plate_raidpaladinmidnight_d_01 | Sunbound Breastplate | CHEST | Plate Armor
    249325 inv_glove_mail_raidhuntermidnight_d_01 | Untethered Berserker's Grips | HANDS | Mail Armor
    249380 inv_plate_raiddeathknightmidnight_d_01_belt | Hate-Tied Waistchain | WAIST | Plate Armor
    249312 inv_pant_leather_raidroguemidnight_d_01 | Nightblade's Pantaloons | LEGS | Leather Armor
    249382 inv_boot_leather_raiddruidmidnight_d_01 | Canopy Walker's Footwraps | FEET | Leather Armor
    249809 inv_12_trinket_raid_voidspire_int2_locuswalkerslastribbon | Locus-Walker's Ribbon | TRINKET | Trinket | INTELLECT | INTELLECT
    249345 inv_12_trinket_raid_voidspire_agidps_rangercaptainsinsignia | Ranger-Captain's Iridescent Insignia | TRINKET | Trinket | AGILITY | AGILITY_DPS
    260423 inv_sword_1h_raidmidnight_d_01 | Arator's Swift Remembrance | MAIN_HAND | One-Handed Sword | AGILITY | AGILITY_SWORD
    249295 inv_mace_1h_raidmidnight_d_01 | Turalyon's False Echo | MAIN_HAND | One-Handed Mace | STRENGTH | STRENGTH_ONE_HAND
    249288 inv_bow_1h_raidmidnight_d_01 | Ranger-Captain's Lethal Recurve | RANGED | Bow | AGILITY | MARKSMEN
`)
