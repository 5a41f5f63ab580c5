import { raid } from '../raid'

export const aberrusTheShadowedCrucible = raid(
  {
    name: 'Aberrus, the Shadowed Crucible',
    expansion: 'Dragonflight',
    tier: 'Dragonflight Season 2',
    blizzardInstanceId: 1208,
    isCurrentTier: false,
    isActive: false,
    sortOrder: 11,
  },
  `
  # 2522 | Kazzara, the Hellforged
    202602 | Violent Gravemask | HEAD | Leather Armor
    202590 | Kazzara's Grafted Companion | SHOULDER | Mail Armor
    202573 | Etchings of the Captive Revenant | BACK | Cloak
    202600 | Reanimator's Wicked Cassock | CHEST | Cloth Armor
    202594 | Bloodstench Skinguards | WRIST | Leather Armor
    202583 | Grasps of Welded Anguish | HANDS | Mail Armor
    202589 | Sash of Abandoned Hope | WAIST | Cloth Armor
    202576 | Dreadrift Stompers | FEET | Plate Armor
    202616 | Enduring Dreadplate | TRINKET | Trinket | - | TANK
    202612 | Screaming Black Dragonscale | TRINKET | Trinket | - | EVERYBODY
    202557 | Hellsteel Mutilator | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    202559 | Infernal Shadelance | TWO_HAND | Polearm | STRENGTH | STRENGTH_TWO_HAND

  # 2529 | The Amalgamation Chamber
    202579 | Attendant's Concocting Cover | HEAD | Cloth Armor
    202595 | Shoulderplates of Planar Isolation | SHOULDER | Plate Armor
    202598 | Cuirass of Meticulous Mixture | CHEST | Mail Armor
    202593 | Unstable Vial Handlers | WRIST | Cloth Armor
    202605 | Gloomfused Chemistry Belt | WAIST | Mail Armor
    202596 | Tassets of Blistering Twilight | LEGS | Leather Armor
    202572 | Entropic Convergence Loop | FINGER | Ring
    202617 | Elementium Pocket Anvil | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_MELEE
    202615 | Vessel of Searing Shadow | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    202568 | Scholar's Thinking Cudgel | MAIN_HAND | One-Handed Mace | STRENGTH | STRENGTH_ONE_HAND+FURY
    202563 | Obsidian Stirring Staff | TWO_HAND | Staff | AGILITY | AGILITY_POLE

  # 2530 | The Forgotten Experiments
    202575 | Neldris's Sinewy Scapula | SHOULDER | Leather Armor
    202582 | Manacles of Cruel Progress | WRIST | Plate Armor
    202652 | Discarded Creation's Restraint | WAIST | Cloth Armor
    202588 | Exacting Augmenter's Sabatons | FEET | Mail Armor
    203729 | Ominous Chromatic Essence | TRINKET | Trinket | - | EVERYBODY
    202566 | Rionthus's Bladed Visage | MAIN_HAND | One-Handed Sword | AGILITY | DEMON_HUNTER | Demon Hunter
    202571 | Experiment 1, Kitewing | OFF_HAND | Shield | - | SHIELD
    204318 | Thadrion's Erratic Arcanotrode | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    202624 | Dreadful Mixing Fluid | HANDS | token DREADFUL
    202625 | Mystic Mixing Fluid | HANDS | token MYSTIC
    202626 | Venerated Mixing Fluid | HANDS | token VENERATED
    202638 | Zenith Mixing Fluid | HANDS | token ZENITH

  # 2524 | Assault of the Zaqali
    202591 | Gatecrasher Giant's Coif | HEAD | Mail Armor
    202618 | Kagni's Scorching Talisman | NECK | Necklace
    202580 | Mystic's Scalding Frame | SHOULDER | Cloth Armor
    202586 | Warlord's Volcanic Vest | CHEST | Leather Armor
    202604 | Boulder-Tossing Bands | WRIST | Mail Armor
    202578 | Phoenix-Plume Gloves | HANDS | Cloth Armor
    202577 | Seal of the Defiant Hordes | WAIST | Plate Armor
    202597 | Obsidian Guard's Chausses | LEGS | Plate Armor
    202574 | Flamebound Huntsman's Footpads | FEET | Leather Armor
    202613 | Zaqali Chaos Grapnel | TRINKET | Trinket | STRENGTH | STRENGTH
    204279 | Wallclimber's Incursion Hatchet | MAIN_HAND | One-Handed Axe | AGILITY | AGILITY_AXE_FIST
    202607 | Brutal Dragonslayer's Trophy | RANGED | Bow | AGILITY | MARKSMEN

  # 2525 | Rashok, the Elder
    202592 | Unyielding Goliath's Burgonet | HEAD | Plate Armor
    202659 | Shackles of the Shadowed Bastille | WRIST | Mail Armor
    202655 | Elder's Volcanic Binding | WAIST | Leather Armor
    202603 | Sandals of Ancient Fury | FEET | Cloth Armor
    204466 | Tormentor's Siphoning Signet | FINGER | Ring
    202614 | Rashok's Molten Heart | TRINKET | Trinket | INTELLECT | HEALER
    204319 | Bloodfire Extraction Conduit | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    202569 | Djaruun, Pillar of the Elder Flame | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    202634 | Dreadful Cooling Fluid | LEGS | token DREADFUL
    202635 | Mystic Cooling Fluid | LEGS | token MYSTIC
    202636 | Venerated Cooling Fluid | LEGS | token VENERATED
    202640 | Zenith Cooling Fluid | LEGS | token ZENITH

  # 2532 | The Vigilant Steward, Zskarn
    204467 | Drape of the Dracthyr Trials | BACK | Cloak
    204393 | Clasps of the Diligent Steward | WRIST | Cloth Armor
    204400 | Recycled Golemskin Waistguard | WAIST | Plate Armor
    204391 | Failed Applicant's Footpads | FEET | Leather Armor
    202610 | Dragonfire Bomb Dispenser | TRINKET | Trinket | AGILITY | AGILITY
    204320 | Proctor's Tactical Cleaver | MAIN_HAND | One-Handed Axe | STRENGTH | STRENGTH_ONE_HAND+FURY
    202555 | Zskarn's Autopsy Scalpel | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    204322 | Failure Disposal Cannon | RANGED | Gun | AGILITY | MARKSMEN
    202631 | Dreadful Ventilation Fluid | CHEST | token DREADFUL
    202632 | Mystic Ventilation Fluid | CHEST | token MYSTIC
    202633 | Venerated Ventilation Fluid | CHEST | token VENERATED
    202639 | Zenith Ventilation Fluid | CHEST | token ZENITH

  # 2527 | Magmorax
    204397 | Magmorax's Fourth Collar | NECK | Necklace
    204394 | Cuffs of the Savage Serpent | WRIST | Leather Armor
    204395 | Hydratooth Girdle | WAIST | Mail Armor
    204396 | Spittle-Resistant Sollerets | FEET | Plate Armor
    203996 | Igneous Flowstone | TRINKET | Trinket | - | INTELLECT_DPS+MARKSMEN
    202560 | Claws of the Blazing Behemoth | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    202570 | Lavaflow Control Rod | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    202627 | Dreadful Melting Fluid | HEAD | token DREADFUL
    202628 | Mystic Melting Fluid | HEAD | token MYSTIC
    202629 | Venerated Melting Fluid | HEAD | token VENERATED
    202630 | Zenith Melting Fluid | HEAD | token ZENITH

  # 2523 | Echo of Neltharion
    202601 | Twisted Vision's Demigaunts | HANDS | Plate Armor
    204392 | Treads of Fractured Realities | FEET | Cloth Armor
    204398 | Onyx Impostor's Birthright | FINGER | Ring
    204201 | Neltharion's Call to Chaos | TRINKET | Trinket | - | DEMON_HUNTER+EVOKER+MAGE+PALADIN+WARRIOR
    204202 | Neltharion's Call to Dominance | TRINKET | Trinket | - | HUNTER+MONK+SHAMAN+WARLOCK
    204211 | Neltharion's Call to Suffering | TRINKET | Trinket | - | DEATH_KNIGHT+DRUID+PRIEST+ROGUE
    203714 | Ward of Faceless Ire | TRINKET | Trinket | - | HEALER+TANK
    202606 | Ashkandur, Fall of the Brotherhood | TWO_HAND | Two-Handed Sword | STRENGTH | STRENGTH_TWO_HAND
    202558 | Calamity's Herald | OFF_HAND | Shield | - | SHIELD
    204324 | Echo's Maddening Volume | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    202621 | Dreadful Corrupting Fluid | SHOULDER | token DREADFUL
    202622 | Mystic Corrupting Fluid | SHOULDER | token MYSTIC
    202623 | Venerated Corrupting Fluid | SHOULDER | token VENERATED
    202637 | Zenith Corrupting Fluid | SHOULDER | token ZENITH

  # 2520 | Scalecommander Sarkareth
    204465 | Voice of the Silent Star | BACK | Cloak
    202599 | Sarkareth's Abyssal Embrace | CHEST | Plate Armor
    204390 | Bonds of Desperate Ascension | WRIST | Plate Armor
    202587 | Oathbreaker's Obsessive Gauntlets | HANDS | Leather Armor
    204399 | Oblivion's Immortal Coil | WAIST | Leather Armor
    202585 | Coattails of the Rightful Heir | LEGS | Cloth Armor
    202584 | Scalecommander's Ebon Schynbalds | LEGS | Mail Armor
    204424 | Crechebound Soldier's Boots | FEET | Mail Armor
    203963 | Beacon to the Beyond | TRINKET | Trinket | - | EVERYBODY
    202564 | Fang of the Sundered Flame | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    204177 | Nasz'uro, the Unbound Legacy | MAIN_HAND | Fist Weapon | INTELLECT | EVOKER | Evoker | LEGENDARY
    202565 | Erethos, the Empty Promise | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    206046 | Void-Touched Curio | - | token
  `,
)
