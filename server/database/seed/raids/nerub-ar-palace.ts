import { raid } from '../raid'

export const nerubArPalace = raid(`
  1273 | Nerub-ar Palace | The War Within | TWW Season 1

  # 2607 | Ulgrax the Devourer
    212428 inv_mail_raidhunternerubian_d_01_helm | Final Meal's Horns | HEAD | Mail Armor
    212424 inv_shoulder_plate_raidwarriornerubian_d_01 | Seasoned Earthen Boulderplates | SHOULDER | Plate Armor
    212446 inv_cape_special_nerubian_d_02 | Royal Emblem of Nerub-ar | BACK | Cloak
    212419 inv_cloth_raidwarlocknerubian_d_01_robe | Bile-Soaked Harness | CHEST | Cloth Armor
    212426 inv_cloth_raidwarlocknerubian_d_01_bracer | Crunchy Intruder's Wristband | WRIST | Cloth Armor
    212425 inv_belt_leather_raidroguenerubian_d_01 | Devourer's Taut Innards | WAIST | Leather Armor
    212442 inv_buckle_raiddeathknightnerubian_d_01 | Greatbelt of the Hungerer | WAIST | Plate Armor
    212423 inv_pant_leather_raidmonknerubian_d_01 | Rebel's Drained Marrowslacks | LEGS | Leather Armor
    212431 inv_mail_raidhunternerubian_d_01_boot | Undermoth-Lined Footpads | FEET | Mail Armor
    219915 inv_raid_foulbehemothschelicera_red | Foul Behemoth's Chelicera | TRINKET | Trinket | - | TANK
    212409 inv_hand_1h_nerubianraid_d_01 | Venom-Etched Claw | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    212388 inv_mace_2h_nerubianraid_d_01 | Ulgrax's Morsel-Masher | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    212386 inv_shield_1h_nerubianraid_d_02 | Husk of Swallowing Darkness | OFF_HAND | Shield | - | SHIELD

  # 2611 | The Bloodbound Horror
    212417 inv_leather_raiddemonhunternerubian_d_01_helm | Beyond's Dark Visage | HEAD | Leather Armor
    212439 inv_cloth_raidpriestnerubian_d_01_shoulder | Beacons of the False Dawn | SHOULDER | Cloth Armor
    212421 inv_chest_mail_raidevokernerubian_d_01 | Goresplattered Membrane | CHEST | Mail Armor
    212438 inv_bracer_leather_raidroguenerubian_d_01 | Polluted Spectre's Wraps | WRIST | Leather Armor
    212414 inv_mail_raidhunternerubian_d_01_belt | Lost Watcher's Remains | WAIST | Mail Armor
    212430 inv_belt_cloth_raidmagenerubian_d_01 | Shattered Eye Cincture | WAIST | Cloth Armor
    212422 inv_plate_raidpaladinnerubian_d_01_pant | Bloodbound Horror's Legplates | LEGS | Plate Armor
    225590 inv_boot_raiddeathknightnerubian_d_01 | Boots of the Black Bulwark | FEET | Plate Armor
    212447 inv_nerubian_ring_02_color5 | Key to the Unseeming | FINGER | Ring
    212451 inv_raid_aberrantspellforge_pink | Aberrant Spellforge | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    219917 inv_raid_creepingcoagulum_purple | Creeping Coagulum | TRINKET | Trinket | INTELLECT | HEALER
    212395 inv_knife_1h_nerubianraid_d_02 | Blood-Kissed Kukri | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    212404 inv_mace_1h_nerubianraid_d_02 | Scepter of Manifested Miasma | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE

  # 2599 | Sikran, Captain of the Sureki
    212427 inv_plate_raidpaladinnerubian_d_01_helm | Visor of the Ascended Captain | HEAD | Plate Armor
    225577 inv_nerubian_necklace_01_color4 | Sureki Zealot's Insignia | NECK | Necklace
    212415 inv_bracer_mail_raidshamannerubian_d_01 | Throne Defender's Bangles | WRIST | Mail Armor
    212445 inv_leather_raiddemonhunternerubian_d_01_boot | Chitin-Spiked Jackboots | FEET | Leather Armor
    212416 inv_cloth_raidwarlocknerubian_d_01_boot | Cosmic-Tinged Treads | FEET | Cloth Armor
    212449 inv_raid_sikransarsenal_purple | Sikran's Endless Arsenal | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_MELEE
    212392 inv_sword_1h_nerubianraid_d_01 | Duelist's Dancing Steel | MAIN_HAND | One-Handed Sword | STRENGTH | STRENGTH_ONE_HAND+FURY
    212405 inv_sword_1h_nerubianraid_d_01 | Flawless Phase Blade | MAIN_HAND | One-Handed Sword | INTELLECT | INTELLECT_SWORD
    212413 inv_polearm_2h_nerubianraid_d_01 | Honored Executioner's Perforator | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    212399 inv_bow_1h_nerubianraid_d_01 | Splintershot Silkbow | RANGED | Bow | AGILITY | MARKSMEN
    225618,225619,225620,225621 inv_sword_1h_nerubianraid_d_01_nv | * Stalwart's Emblem | HANDS | tokens by category

  # 2609 | Rasha'nan
    212440 inv_cloth_raidwarlocknerubian_d_01_helm | Devotee's Discarded Headdress | HEAD | Cloth Armor
    212448 inv_nerubian_necklace_02_color3 | Locket of Broken Memories | NECK | Necklace
    225574 inv_leather_raiddemonhunternerubian_d_01_cape | Wings of Shattered Sorrow | BACK | Cloak
    212437 inv_bracer_raiddeathknightnerubian_d_01 | Ravaged Lamplighter's Manacles | WRIST | Plate Armor
    225583 inv_leather_raiddemonhunternerubian_d_01_belt | Behemoth's Eroded Cinch | WAIST | Leather Armor
    225586 5636566 | Rasha'nan's Grotesque Talons | FEET | Mail Armor
    212453 inv_raid_oversizedacidgland_green | Skyterror's Corrosive Organ | TRINKET | Trinket | STRENGTH | STRENGTH
    212398 inv_mace_1h_nerubianraid_d_01 | Bludgeons of Blistering Wind | MAIN_HAND | One-Handed Mace | AGILITY | AGILITY_MACE
    212391 inv_glaive_1h_nerubianraid_d_01 | Predator's Feasthooks | MAIN_HAND | One-Handed Sword | AGILITY | DEMON_HUNTER | Demon Hunter
    225630,225631,225632,225633 5493550 | * Obscenity's Idol | SHOULDER | tokens by category

  # 2612 | Broodtwister Ovi'nax
    225588 inv_bracer_leather_raidmonknerubian_d_01 | Sanguine Experiment's Bandages | WRIST | Leather Armor
    212418 inv_glove_raiddeathknightnerubian_d_01 | Black Blood Injectors | HANDS | Plate Armor
    225580 inv_belt_mail_raidevokernerubian_d_01 | Accelerated Ascension Coil | WAIST | Mail Armor
    225582 inv_boot_cloth_raidmagenerubian_d_01 | Assimilated Eggshell Slippers | FEET | Cloth Armor
    225576 inv_qiraj_skinsandworm | Writhing Ringworm | FINGER | Ring
    212452 inv_raid_gruesomesyringe_red | Gruesome Syringe | TRINKET | Trinket | INTELLECT | HEALER
    220305 inv_raid_mercurialegg_purple | Ovi'nax's Mercurial Egg | TRINKET | Trinket | - | EVERYBODY
    212389 inv_staff_2h_nerubianraid_d_01 | Spire of Transfused Horrors | TWO_HAND | Staff | AGILITY | AGILITY_POLE
    212387 inv_offhand_1h_nerubianraid_d_01 | Broodtwister's Grim Catalyst | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    225614,225615,225616,225617 5493517 | * Blasphemer's Effigy | CHEST | tokens by category

  # 2601 | Nexus-Princess Ky'veza
    225581 inv_mail_raidhunternerubian_d_01_bracer | Ky'veza's Covert Clasps | WRIST | Mail Armor
    212441 inv_cloth_raidpriestnerubian_d_01_glove | Bindings of the Starless Night | HANDS | Cloth Armor
    225589 inv_belt_plate_raidwarriornerubian_d_01 | Nether Bounty's Greatbelt | WAIST | Plate Armor
    225591 inv_boot_leather_raidroguenerubian_d_01 | Fleeting Massacre Footpads | FEET | Leather Armor
    221023 inv_etherealraid_communicator_color1 | Treacherous Transmitter | TRINKET | Trinket | - | EVERYBODY
    212456 inv_10_inscription2_repcontracts_trade_archaeology_apexisscroll_uprez_color4 | Void Reaper's Contract | TRINKET | Trinket | AGILITY | AGILITY
    225636 inv_knife_1h_nerubianraid_d_01 | Regicide | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    219877 inv_hand_1h_nerubianraid_d_02_blue | Void Reaper's Warp Blade | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    212400 inv_crossbow_2h_nerubianraid_d_01 | Shade-Touched Silencer | RANGED | Crossbow | AGILITY | MARKSMEN
    225626,225627,225628,225629 inv_polearm_2h_nerubianraid_d_01_nv | * Slayer's Icon | LEGS | tokens by category

  # 2608 | The Silken Court
    225575 inv_11_0_nerubian_necklace_02_color5 | Silken Advisor's Favor | NECK | Necklace
    212429 inv_shoulder_mail_raidevokernerubian_d_01 | Whispering Voidlight Spaulders | SHOULDER | Mail Armor
    225584 inv_bracer_cloth_raidmagenerubian_d_01 | Skeinspinner's Duplicitous Cuffs | WRIST | Cloth Armor
    212432 inv_glove_leather_raiddruidnerubian_d_01 | Thousand-Scar Impalers | HANDS | Leather Armor
    212443 inv_plate_raidpaladinnerubian_d_01_boot | Shattershell Greaves | FEET | Plate Armor
    220202 inv_11_0_raid_spymastersweb_purple | Spymaster's Web | TRINKET | Trinket | INTELLECT | INTELLECT
    212450 inv_raid_swarmlordsauthority_purple | Swarmlord's Authority | TRINKET | Trinket | - | TANK
    212407 inv_axe_2h_nerubianraid_d_01 | Anub'arash's Colossal Mandible | TWO_HAND | Two-Handed Axe | STRENGTH | STRENGTH_TWO_HAND
    212397 inv_staff_2h_nerubianraid_d_02 | Takazj's Entropic Edict | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    225622,225623,225624,225625 inv_shield_1h_nerubianraid_d_02_nv | * Conniver's Badge | HEAD | tokens by category

  # 2602 | Queen Ansurek
    212444 inv_shoulder_leather_raidmonknerubian_d_01 | Frame of Felled Insurgents | SHOULDER | Leather Armor
    212433 inv_chest_leather_raiddruidnerubian_d_01 | Omnivore's Venomous Camouflage | CHEST | Leather Armor
    212420 inv_chest_plate_raidwarriornerubian_d_01 | Queensguard Carapace | CHEST | Plate Armor
    225587 inv_plate_raidpaladinnerubian_d_01_bracer | Devoted Offering's Irons | WRIST | Plate Armor
    212436 inv_glove_mail_raidshamannerubian_d_01 | Clutches of Paranoia | HANDS | Mail Armor
    225585 inv_cloth_raidpriestnerubian_d_01_belt | Acrid Ascendant's Sash | WAIST | Cloth Armor
    212435 inv_robe_mail_raidshamannerubian_d_01 | Liquified Defector's Leggings | LEGS | Mail Armor
    212434 inv_pant_cloth_raidmagenerubian_d_01 | Voidspoken Sarong | LEGS | Cloth Armor
    225578 inv_nerubian_ring_01_color3 | Seal of the Poisoned Pact | FINGER | Ring
    212454 inv_raid_abyssaleffigy_purple | Mad Queen's Mandate | TRINKET | Trinket | - | DPS
    212401 inv_axe_1h_nerubianraid_d_01 | Ansurek's Final Judgment | MAIN_HAND | One-Handed Axe | STRENGTH | STRENGTH_ONE_HAND+FURY
    212394 inv_knife_1h_nerubianraid_d_02 | Sovereign's Disdain | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    225579 inv_shield_1h_nerubianraid_d_01 | Crest of the Caustic Despot | OFF_HAND | Shield | - | SHIELD
    225634 5764932 | Web-Wrapped Curio | - | token
`)
