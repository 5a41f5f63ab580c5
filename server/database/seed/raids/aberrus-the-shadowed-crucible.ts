import { raid } from '../raid'

export const aberrusTheShadowedCrucible = raid(`
  1208 | Aberrus, the Shadowed Crucible | Dragonflight | Dragonflight Season 2

  # 2522 | Kazzara, the Hellforged
    202602 4896760 | Violent Gravemask | HEAD | Leather Armor
    202590 5006795 | Kazzara's Grafted Companion | SHOULDER | Mail Armor
    202573 4733786 | Etchings of the Captive Revenant | BACK | Cloak
    202600 4876758 | Reanimator's Wicked Cassock | CHEST | Cloth Armor
    202594 4896756 | Bloodstench Skinguards | WRIST | Leather Armor
    202583 4733788 | Grasps of Welded Anguish | HANDS | Mail Armor
    202589 4876754 | Sash of Abandoned Hope | WAIST | Cloth Armor
    202576 5094750 | Dreadrift Stompers | FEET | Plate Armor
    202616 inv_10_blacksmithing_craftedbar_bloodyalloy | Enduring Dreadplate | TRINKET | Trinket | - | TANK
    202612 377271 | Screaming Black Dragonscale | TRINKET | Trinket | - | EVERYBODY
    202557 4899564 | Hellsteel Mutilator | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    202559 4904647 | Infernal Shadelance | TWO_HAND | Polearm | STRENGTH | STRENGTH_TWO_HAND

  # 2529 | The Amalgamation Chamber
    202579 4751703 | Attendant's Concocting Cover | HEAD | Cloth Armor
    202595 4869742 | Shoulderplates of Planar Isolation | SHOULDER | Plate Armor
    202598 5006791 | Cuirass of Meticulous Mixture | CHEST | Mail Armor
    202593 4876756 | Unstable Vial Handlers | WRIST | Cloth Armor
    202605 4885966 | Gloomfused Chemistry Belt | WAIST | Mail Armor
    202596 4896761 | Tassets of Blistering Twilight | LEGS | Leather Armor
    202572 4638517 | Entropic Convergence Loop | FINGER | Ring
    202617 2356069 | Elementium Pocket Anvil | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_MELEE
    202615 inv_trinket_mawraid_01_purple | Vessel of Searing Shadow | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    202568 4853509 | Scholar's Thinking Cudgel | MAIN_HAND | One-Handed Mace | STRENGTH | STRENGTH_ONE_HAND+FURY
    202563 4858831 | Obsidian Stirring Staff | TWO_HAND | Staff | AGILITY | AGILITY_POLE

  # 2530 | The Forgotten Experiments
    202575 4956648 | Neldris's Sinewy Scapula | SHOULDER | Leather Armor
    202582 4869735 | Manacles of Cruel Progress | WRIST | Plate Armor
    202652 4751495 | Discarded Creation's Restraint | WAIST | Cloth Armor
    202588 4733784 | Exacting Augmenter's Sabatons | FEET | Mail Armor
    203729 inv_misc_orb_blue | Ominous Chromatic Essence | TRINKET | Trinket | - | EVERYBODY
    202566 4684832 | Rionthus's Bladed Visage | MAIN_HAND | One-Handed Sword | AGILITY | DEMON_HUNTER | Demon Hunter
    202571 4763842 | Experiment 1, Kitewing | OFF_HAND | Shield | - | SHIELD
    204318 4673087 | Thadrion's Erratic Arcanotrode | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    202624,202625,202626,202638 | * Mixing Fluid | HANDS | tokens by category

  # 2524 | Assault of the Zaqali
    202591 4733789 | Gatecrasher Giant's Coif | HEAD | Mail Armor
    202618 4635182 | Kagni's Scorching Talisman | NECK | Necklace
    202580 4876762 | Mystic's Scalding Frame | SHOULDER | Cloth Armor
    202586 4956644 | Warlord's Volcanic Vest | CHEST | Leather Armor
    202604 4733785 | Boulder-Tossing Bands | WRIST | Mail Armor
    202578 4876759 | Phoenix-Plume Gloves | HANDS | Cloth Armor
    202577 5077274 | Seal of the Defiant Hordes | WAIST | Plate Armor
    202597 5077281 | Obsidian Guard's Chausses | LEGS | Plate Armor
    202574 4956906 | Flamebound Huntsman's Footpads | FEET | Leather Armor
    202613 1269444 | Zaqali Chaos Grapnel | TRINKET | Trinket | STRENGTH | STRENGTH
    204279 4971565 | Wallclimber's Incursion Hatchet | MAIN_HAND | One-Handed Axe | AGILITY | AGILITY_AXE_FIST
    202607 4865926 | Brutal Dragonslayer's Trophy | RANGED | Bow | AGILITY | MARKSMEN

  # 2525 | Rashok, the Elder
    202592 5077280 | Unyielding Goliath's Burgonet | HEAD | Plate Armor
    202659 4885968 | Shackles of the Shadowed Bastille | WRIST | Mail Armor
    202655 4890971 | Elder's Volcanic Binding | WAIST | Leather Armor
    202603 4876755 | Sandals of Ancient Fury | FEET | Cloth Armor
    204466 4638588 | Tormentor's Siphoning Signet | FINGER | Ring
    202614 971290 | Rashok's Molten Heart | TRINKET | Trinket | INTELLECT | HEALER
    204319 4668083 | Bloodfire Extraction Conduit | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    202569 4823024 | Djaruun, Pillar of the Elder Flame | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    202634,202635,202636,202640 | * Cooling Fluid | LEGS | tokens by category

  # 2532 | The Vigilant Steward, Zskarn
    204467 4885969 | Drape of the Dracthyr Trials | BACK | Cloak
    204393 5007825 | Clasps of the Diligent Steward | WRIST | Cloth Armor
    204400 4869733 | Recycled Golemskin Waistguard | WAIST | Plate Armor
    204391 4896755 | Failed Applicant's Footpads | FEET | Leather Armor
    202610 4624639 | Dragonfire Bomb Dispenser | TRINKET | Trinket | AGILITY | AGILITY
    204320 4676119 | Proctor's Tactical Cleaver | MAIN_HAND | One-Handed Axe | STRENGTH | STRENGTH_ONE_HAND+FURY
    202555 4899564 | Zskarn's Autopsy Scalpel | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    204322 4686253 | Failure Disposal Cannon | RANGED | Gun | AGILITY | MARKSMEN
    202631,202632,202633,202639 | * Ventilation Fluid | CHEST | tokens by category

  # 2527 | Magmorax
    204397 4638511 | Magmorax's Fourth Collar | NECK | Necklace
    204394 4956642 | Cuffs of the Savage Serpent | WRIST | Leather Armor
    204395 5006787 | Hydratooth Girdle | WAIST | Mail Armor
    204396 5077275 | Spittle-Resistant Sollerets | FEET | Plate Armor
    203996 134337 | Igneous Flowstone | TRINKET | Trinket | - | INTELLECT_DPS+MARKSMEN
    202560 4688625 | Claws of the Blazing Behemoth | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    202570 4681001 | Lavaflow Control Rod | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    202627,202628,202629,202630 | * Melting Fluid | HEAD | tokens by category

  # 2523 | Echo of Neltharion
    202601 5077279 | Twisted Vision's Demigaunts | HANDS | Plate Armor
    204392 5007824 | Treads of Fractured Realities | FEET | Cloth Armor
    204398 4638512 | Onyx Impostor's Birthright | FINGER | Ring
    204201 4638551 | Neltharion's Call to Chaos | TRINKET | Trinket | - | DEMON_HUNTER+EVOKER+MAGE+PALADIN+WARRIOR
    204202 inv_10_dungeonjewelry_dragon_trinket_5_bronze | Neltharion's Call to Dominance | TRINKET | Trinket | - | HUNTER+MONK+SHAMAN+WARLOCK
    204211 4638550 | Neltharion's Call to Suffering | TRINKET | Trinket | - | DEATH_KNIGHT+DRUID+PRIEST+ROGUE
    203714 4638535 | Ward of Faceless Ire | TRINKET | Trinket | - | HEALER+TANK
    202606 4732845 | Ashkandur, Fall of the Brotherhood | TWO_HAND | Two-Handed Sword | STRENGTH | STRENGTH_TWO_HAND
    202558 4678246 | Calamity's Herald | OFF_HAND | Shield | - | SHIELD
    204324 4903088 | Echo's Maddening Volume | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    202621,202622,202623,202637 | * Corrupting Fluid | SHOULDER | tokens by category

  # 2520 | Scalecommander Sarkareth
    204465 inv_cloth_raidpriestdragon_d_01_cape | Voice of the Silent Star | BACK | Cloak
    202599 5094753 | Sarkareth's Abyssal Embrace | CHEST | Plate Armor
    204390 5077276 | Bonds of Desperate Ascension | WRIST | Plate Armor
    202587 4890975 | Oathbreaker's Obsessive Gauntlets | HANDS | Leather Armor
    204399 4956640 | Oblivion's Immortal Coil | WAIST | Leather Armor
    202585 5007846 | Coattails of the Rightful Heir | LEGS | Cloth Armor
    202584 4885973 | Scalecommander's Ebon Schynbalds | LEGS | Mail Armor
    204424 4885967 | Crechebound Soldier's Boots | FEET | Mail Armor
    203963 4914670 | Beacon to the Beyond | TRINKET | Trinket | - | EVERYBODY
    202564 4913580 | Fang of the Sundered Flame | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    204177 5098442 | Nasz'uro, the Unbound Legacy | MAIN_HAND | Fist Weapon | INTELLECT | EVOKER | Evoker | LEGENDARY
    202565 5006699 | Erethos, the Empty Promise | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    206046 | Void-Touched Curio | - | token
`)
