import { raid } from '../raid'

export const manaforgeOmega = raid(`
  1302 | Manaforge Omega | The War Within | TWW Season 3

  # 2684 | Plexus Sentinel
    237525 inv_helm_leather_raidmonkethereal_d_01 | Irradiated Impurity Filter | HEAD | Leather Armor
    237547 inv_shoulder_cloth_raidpriestethereal_d_01 | Mounted Manacannons | SHOULDER | Cloth Armor
    237528 inv_chest_plate_raidwarriorethereal_d_01 | Manaforged Displacement Chassis | CHEST | Plate Armor
    237523 inv_bracer_mail_raidevokerethereal_d_01 | Arcanotech Wrist-Matrix | WRIST | Mail Armor
    237534 inv_bracer_cloth_raidmageethereal_d_01 | Singed Sievecuffs | WRIST | Cloth Armor
    237533 inv_belt_leather_raidmonkethereal_d_01 | Atomic Phasebelt | WAIST | Leather Armor
    237543 inv_pant_mail_raidhunterethereal_d_01 | Chambersieve Waistcoat | LEGS | Mail Armor
    237551 inv_boot_plate_raiddeathknightethereal_d_01 | Sterilized Expulsion Boots | FEET | Plate Armor
    237567 inv_112_raidtrinkets_ring03_etherealtechnomancerstyle_gold | Logic Gate: Alpha | FINGER | Ring
    242394 inv_112_raidtrinkets_obliterationcannon | Eradicating Arcanocore | TRINKET | Trinket | STRENGTH | STRENGTH_DPS
    237813 inv_mace_1h_etherealraid_d_02 | Factory-Issue Plexhammer | MAIN_HAND | One-Handed Mace | STRENGTH | STRENGTH_ONE_HAND+FURY
    237736 inv_mace_1h_etherealraid_d_01 | Overclocked Plexhammer | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    237739 inv_polearm_2h_etherealraid_d_01 | Obliteration Beamglaive | TWO_HAND | Polearm | AGILITY | AGILITY_POLE

  # 2686 | Loom'ithar
    237552 inv_shoulder_leather_raidrogueethereal_d_01 | Deathbound Shoulderpads | SHOULDER | Leather Armor
    237545 inv_bracer_plate_raidwarriorethereal_d_01 | Discarded Nutrient Shackles | WRIST | Plate Armor
    237522 inv_belt_mail_raidhunterethereal_d_01 | Colossal Lifetether | WAIST | Mail Armor
    237524 inv_boot_cloth_raidmageethereal_d_01 | Laced Lair-Steppers | FEET | Cloth Armor
    242395 inv_112_raidtrinkets_silkwormsantenna | Astral Antenna | TRINKET | Trinket | - | EVERYBODY
    242393 inv_112_raidtrinkets_astralspinneret | Loom'ithar's Living Silk | TRINKET | Trinket | INTELLECT | HEALER
    237729 inv_knife_1h_etherealraid_d_01 | Prodigious Gene Splicer | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    237732 inv_bow_1h_etherealraid_d_01 | Piercing Strandbow | RANGED | Bow | AGILITY | MARKSMEN
    237723 inv_shield_1h_etherealraid_d_01 | Ward of the Weaving-Beast | OFF_HAND | Shield | - | SHIELD
    237593,237594,237595,237596 7137515,7137514,7137512,7137513 | * Silken Offering | LEGS | tokens by category

  # 2685 | Soulbinder Naazindhri
    237568 inv_112_raidtrinkets_necklace01_etherealnontechnologicalstyle_gold | Chrysalis of Sundered Souls | NECK | Necklace
    237527 inv_robe_cloth_raidwarlockethereal_d_01 | Frock of Spirit's Reunion | CHEST | Cloth Armor
    237546 inv_bracer_leather_raiddruidethereal_d_01 | Bindings of Lost Essence | WRIST | Leather Armor
    237550 inv_belt_plate_raidwarriorethereal_d_01 | Fresh Ethereal Fetters | WAIST | Plate Armor
    237539 inv_boot_mail_raidevokerethereal_d_01 | Deathspindle Talons | FEET | Mail Armor
    242398 7137584 | Naazindhri's Mystic Lash | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    242391 inv_112_raidtrinkets_manaforge_tanktrinket1 | Soulbinder's Embrace | TRINKET | Trinket | - | TANK
    237738 inv_hand_1h_etherealraid_d_01 | Unbound Training Claws | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    237730 inv_staff_2h_etherealraid_d_02 | Voidglass Spire | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    237585,237586,237587,237588 7137519,7137518,7137516,7137517 | * Binding Agent | HANDS | tokens by category

  # 2687 | Forgeweaver Araz
    237529 inv_chest_mail_raidhunterethereal_d_01 | Harvested Attendant's Uniform | CHEST | Mail Armor
    237526 inv_glove_plate_raiddeathknightethereal_d_01 | Breached Containment Guards | HANDS | Plate Armor
    237538 inv_belt_cloth_raidwarlockethereal_d_01 | Forgeweaver's Journal Holster | WAIST | Cloth Armor
    237553 inv_boot_leather_raiddruidethereal_d_01 | Laboratory Test Slippers | FEET | Leather Armor
    237570 inv_112_raidtrinkets_ring03_etherealtechnomancerstyle_terra | Logic Gate: Omega | FINGER | Ring
    242402 inv_112_raidtrinkets_trinkettechnomancer_ritualengine | Araz's Ritual Forge | TRINKET | Trinket | - | EVERYBODY
    237726 inv_staff_2h_etherealraid_d_01 | Marvel of Technomancy | TWO_HAND | Staff | AGILITY | AGILITY_POLE
    237737 inv_sword_2h_etherealraid_d_01 | Photon Sabre Prime | TWO_HAND | Two-Handed Sword | STRENGTH | STRENGTH_TWO_HAND
    237724 inv_offhand_1h_etherealraid_d_01 | Iris of the Dark Beyond | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    237589,237590,237591,237592 7137523,7137522,7137520,7137521 | * Foreboding Beaker | HEAD | tokens by category

  # 2688 | The Soul Hunters
    237569 7137545 | Duskblaze's Desperation | NECK | Necklace
    237541 inv_chest_leather_raiddemonhunterethereal_d_01 | Darksorrow's Corrupted Carapace | CHEST | Leather Armor
    237561 inv_plate_raidpaladinethereal_d_01_bracer | Yoke of Enveloping Hatred | WRIST | Plate Armor
    237549 inv_glove_cloth_raidwarlockethereal_d_01 | Bloodwrath's Gnarled Claws | HANDS | Cloth Armor
    237554 inv_belt_mail_raidshamanethereal_d_01 | Clasp of Furious Freedom | WAIST | Mail Armor
    243308 inv_boot_mail_raidshamanethereal_d_01 | Interloper's Chain Boots | FEET | Mail Armor
    243307 inv_plate_raidpaladinethereal_d_01_boot | Interloper's Plated Sabatons | FEET | Plate Armor
    243306 inv_boot_leather_raidmonkethereal_d_01 | Interloper's Reinforced Sandals | FEET | Leather Armor
    243305 inv_boot_cloth_raidpriestethereal_d_01 | Interloper's Silken Striders | FEET | Cloth Armor
    242401 inv_112_raidtrinkets_manaforgetanktrinket3 | Brand of Ceaseless Ire | TRINKET | Trinket | - | TANK
    242397 inv_112_raidtrinkets_agidpsancientkareshirelic | Sigil of the Cosmic Hunt | TRINKET | Trinket | AGILITY | AGILITY_DPS
    237727 inv_glaive_1h_etherealraid_d_01 | Collapsing Phaseblades | MAIN_HAND | One-Handed Sword | AGILITY | DEMON_HUNTER | Demon Hunter
    237741 inv_shield_1h_etherealraid_d_01 | Event Horizon | OFF_HAND | Shield | - | SHIELD
    237597,237598,237599,237600 7137527,7137526,7137524,7137525 | * Yearning Cursemark | SHOULDER | tokens by category

  # 2747 | Fractillus
    237536 inv_helm_mail_raidshamanethereal_d_01 | Bite of the Astral Wastes | HEAD | Mail Armor
    237558 inv_bracer_cloth_raidpriestethereal_d_01 | Conjoined Glass Bracers | WRIST | Cloth Armor
    237530 inv_pant_plate_raiddeathknightethereal_d_01 | Shrapnel-Fused Legguards | LEGS | Plate Armor
    237565 inv_boot_leather_raiddemonhunterethereal_d_01 | Kinetic Dunerunners | FEET | Leather Armor
    242392 inv_112_raidtrinkets_intdps_ancientkareshirelic | Diamantine Voidcore | TRINKET | Trinket | INTELLECT | INTELLECT
    242396 inv_112_raidtrinkets_voidprism | Unyielding Netherprism | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_DPS
    237728 inv_knife_1h_etherealraid_d_02 | Voidglass Kris | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    237733 inv_crossbow_2h_etherealraid_d_01 | Lacerated Current Caster | RANGED | Crossbow | AGILITY | MARKSMEN
    237742 inv_offhand_1h_etherealraid_d_02 | Fractillus' Last Breath | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    237581,237582,237583,237584 7137531,7137530,7137528,7137529 | * Voidglass Contaminant | CHEST | tokens by category

  # 2690 | Nexus-King Salhadaar
    237548 inv_helm_cloth_raidpriestethereal_d_01 | Twilight Tyrant's Veil | HEAD | Cloth Armor
    242406 inv_112_raidtrinkets_necklace02_etherealribbonorrunestyle_gold | Salhadaar's Folly | NECK | Necklace
    237532 inv_plate_raidpaladinethereal_d_01_shoulder | Beacons of False Righteousness | SHOULDER | Plate Armor
    237555 inv_bracer_mail_raidshamanethereal_d_01 | Pactbound Vambraces | WRIST | Mail Armor
    237544 inv_glove_mail_raidevokerethereal_d_01 | Royal Voidscale Gauntlets | HANDS | Mail Armor
    237557 inv_belt_leather_raidrogueethereal_d_01 | Reaper's Dreadbelt | WAIST | Leather Armor
    237531 inv_pant_leather_raidmonkethereal_d_01 | Elite Shadowguard Legwraps | LEGS | Leather Armor
    237564 inv_boot_plate_raidwarriorethereal_d_01 | Darkrider Sabatons | FEET | Plate Armor
    237556 inv_boot_cloth_raidwarlockethereal_d_01 | Sandals of Scarred Servitude | FEET | Cloth Armor
    242400 inv_112_raidtrinkets_oathbindersauthority | Nexus-King's Command | TRINKET | Trinket | INTELLECT | HEALER
    242403 inv_11_0_etherealraid_communicator_color4 | Perfidious Projector | TRINKET | Trinket | - | DPS
    237734 inv_axe_1h_etherealraid_d_01 | Oath-Breaker's Recompense | MAIN_HAND | One-Handed Axe | STRENGTH | STRENGTH_ONE_HAND+FURY
    237740 inv_knife_1h_etherealraid_d_02 | Vengeful Netherspike | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    237735 inv_sword_1h_etherealraid_d_01 | Voidglass Sovereign's Blade | MAIN_HAND | One-Handed Sword | INTELLECT | INTELLECT_SWORD
    243365 inv_mace_2h_etherealking_d_01 | Maw of the Void | TWO_HAND | Two-Handed Mace | - | STRENGTH_TWO_HAND+SHAPESHIFTING_DRUID

  # 2691 | Dimensius, the All-Devouring
    237535 inv_plate_raidpaladinethereal_d_01_helm | Artoshion's Abyssal Stare | HEAD | Plate Armor
    237537 inv_shoulder_mail_raidshamanethereal_d_01 | Claws of Failed Resistance | SHOULDER | Mail Armor
    237562 inv_bracer_leather_raiddemonhunterethereal_d_01 | Time-Compressed Wristguards | WRIST | Leather Armor
    237540 inv_glove_leather_raiddruidethereal_d_01 | Winged Gamma Handlers | HANDS | Leather Armor
    237559 inv_belt_cloth_raidpriestethereal_d_01 | Singularity Cincture | WAIST | Cloth Armor
    237563 inv_belt_plate_raiddeathknightethereal_d_01 | Ultradense Fission Girdle | WAIST | Plate Armor
    237542 inv_pant_cloth_raidmageethereal_d_01 | Stellar Navigation Slacks | LEGS | Cloth Armor
    237560 inv_boot_mail_raidhunterethereal_d_01 | Greaves of Shattered Space | FEET | Mail Armor
    242405 inv_112_raidtrinkets_ring02_etherealribbonorrunestyle_gold | Band of the Shattered Soul | FINGER | Ring
    242404 inv_112_raidtrinkets_omnidpstrinket | All-Devouring Nucleus | TRINKET | Trinket | - | TANK
    242399 inv_112_raidtrinkets_blobofswirlingvoid_terra | Screams of a Forgotten Sky | TRINKET | Trinket | - | DPS
    237731 inv_mace_1h_etherealraid_d_02 | Ergospheric Cudgel | MAIN_HAND | One-Handed Mace | AGILITY | AGILITY_MACE
    237725 inv_mace_2h_etherealraid_d_01 | Supermassive Starcrusher | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    237602 1097742 | Hungering Void Curio | - | token
`)
