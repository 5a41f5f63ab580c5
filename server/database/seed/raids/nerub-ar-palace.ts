import { raid } from '../raid'

export const nerubArPalace = raid(
  {
    name: 'Nerub-ar Palace',
    expansion: 'The War Within',
    tier: 'TWW Season 1',
    blizzardInstanceId: 1273,
    isCurrentTier: false,
    isActive: true,
    sortOrder: 9,
  },
  `
  # 2607 | Ulgrax the Devourer
    212428 | Final Meal's Horns | HEAD | Mail Armor
    212424 | Seasoned Earthen Boulderplates | SHOULDER | Plate Armor
    212446 | Royal Emblem of Nerub-ar | BACK | Cloak
    212419 | Bile-Soaked Harness | CHEST | Cloth Armor
    212426 | Crunchy Intruder's Wristband | WRIST | Cloth Armor
    212425 | Devourer's Taut Innards | WAIST | Leather Armor
    212442 | Greatbelt of the Hungerer | WAIST | Plate Armor
    212423 | Rebel's Drained Marrowslacks | LEGS | Leather Armor
    212431 | Undermoth-Lined Footpads | FEET | Mail Armor
    219915 | Foul Behemoth's Chelicera | TRINKET | Trinket | - | TANK
    212409 | Venom-Etched Claw | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    212388 | Ulgrax's Morsel-Masher | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    212386 | Husk of Swallowing Darkness | OFF_HAND | Shield | - | SHIELD

  # 2611 | The Bloodbound Horror
    212417 | Beyond's Dark Visage | HEAD | Leather Armor
    212439 | Beacons of the False Dawn | SHOULDER | Cloth Armor
    212421 | Goresplattered Membrane | CHEST | Mail Armor
    212438 | Polluted Spectre's Wraps | WRIST | Leather Armor
    212414 | Lost Watcher's Remains | WAIST | Mail Armor
    212430 | Shattered Eye Cincture | WAIST | Cloth Armor
    212422 | Bloodbound Horror's Legplates | LEGS | Plate Armor
    225590 | Boots of the Black Bulwark | FEET | Plate Armor
    212447 | Key to the Unseeming | FINGER | Ring
    212451 | Aberrant Spellforge | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    219917 | Creeping Coagulum | TRINKET | Trinket | INTELLECT | HEALER
    212395 | Blood-Kissed Kukri | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    212404 | Scepter of Manifested Miasma | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE

  # 2599 | Sikran, Captain of the Sureki
    212427 | Visor of the Ascended Captain | HEAD | Plate Armor
    225577 | Sureki Zealot's Insignia | NECK | Necklace
    212415 | Throne Defender's Bangles | WRIST | Mail Armor
    212445 | Chitin-Spiked Jackboots | FEET | Leather Armor
    212416 | Cosmic-Tinged Treads | FEET | Cloth Armor
    212449 | Sikran's Endless Arsenal | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_MELEE
    212392 | Duelist's Dancing Steel | MAIN_HAND | One-Handed Sword | STRENGTH | STRENGTH_ONE_HAND+FURY
    212405 | Flawless Phase Blade | MAIN_HAND | One-Handed Sword | INTELLECT | INTELLECT_SWORD
    212413 | Honored Executioner's Perforator | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    212399 | Splintershot Silkbow | RANGED | Bow | AGILITY | MARKSMEN
    225618 | Dreadful Stalwart's Emblem | HANDS | token DREADFUL
    225619 | Mystic Stalwart's Emblem | HANDS | token MYSTIC
    225620 | Venerated Stalwart's Emblem | HANDS | token VENERATED
    225621 | Zenith Stalwart's Emblem | HANDS | token ZENITH

  # 2609 | Rasha'nan
    212440 | Devotee's Discarded Headdress | HEAD | Cloth Armor
    212448 | Locket of Broken Memories | NECK | Necklace
    225574 | Wings of Shattered Sorrow | BACK | Cloak
    212437 | Ravaged Lamplighter's Manacles | WRIST | Plate Armor
    225583 | Behemoth's Eroded Cinch | WAIST | Leather Armor
    225586 | Rasha'nan's Grotesque Talons | FEET | Mail Armor
    212453 | Skyterror's Corrosive Organ | TRINKET | Trinket | STRENGTH | STRENGTH
    212398 | Bludgeons of Blistering Wind | MAIN_HAND | One-Handed Mace | AGILITY | AGILITY_MACE
    212391 | Predator's Feasthooks | MAIN_HAND | One-Handed Sword | AGILITY | DEMON_HUNTER | Demon Hunter
    225630 | Dreadful Obscenity's Idol | SHOULDER | token DREADFUL
    225631 | Mystic Obscenity's Idol | SHOULDER | token MYSTIC
    225632 | Venerated Obscenity's Idol | SHOULDER | token VENERATED
    225633 | Zenith Obscenity's Idol | SHOULDER | token ZENITH

  # 2612 | Broodtwister Ovi'nax
    225588 | Sanguine Experiment's Bandages | WRIST | Leather Armor
    212418 | Black Blood Injectors | HANDS | Plate Armor
    225580 | Accelerated Ascension Coil | WAIST | Mail Armor
    225582 | Assimilated Eggshell Slippers | FEET | Cloth Armor
    225576 | Writhing Ringworm | FINGER | Ring
    212452 | Gruesome Syringe | TRINKET | Trinket | INTELLECT | HEALER
    220305 | Ovi'nax's Mercurial Egg | TRINKET | Trinket | - | EVERYBODY
    212389 | Spire of Transfused Horrors | TWO_HAND | Staff | AGILITY | AGILITY_POLE
    212387 | Broodtwister's Grim Catalyst | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    225614 | Dreadful Blasphemer's Effigy | CHEST | token DREADFUL
    225615 | Mystic Blasphemer's Effigy | CHEST | token MYSTIC
    225616 | Venerated Blasphemer's Effigy | CHEST | token VENERATED
    225617 | Zenith Blasphemer's Effigy | CHEST | token ZENITH

  # 2601 | Nexus-Princess Ky'veza
    225581 | Ky'veza's Covert Clasps | WRIST | Mail Armor
    212441 | Bindings of the Starless Night | HANDS | Cloth Armor
    225589 | Nether Bounty's Greatbelt | WAIST | Plate Armor
    225591 | Fleeting Massacre Footpads | FEET | Leather Armor
    221023 | Treacherous Transmitter | TRINKET | Trinket | - | EVERYBODY
    212456 | Void Reaper's Contract | TRINKET | Trinket | AGILITY | AGILITY
    225636 | Regicide | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    219877 | Void Reaper's Warp Blade | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    212400 | Shade-Touched Silencer | RANGED | Crossbow | AGILITY | MARKSMEN
    225626 | Dreadful Slayer's Icon | LEGS | token DREADFUL
    225627 | Mystic Slayer's Icon | LEGS | token MYSTIC
    225628 | Venerated Slayer's Icon | LEGS | token VENERATED
    225629 | Zenith Slayer's Icon | LEGS | token ZENITH

  # 2608 | The Silken Court
    225575 | Silken Advisor's Favor | NECK | Necklace
    212429 | Whispering Voidlight Spaulders | SHOULDER | Mail Armor
    225584 | Skeinspinner's Duplicitous Cuffs | WRIST | Cloth Armor
    212432 | Thousand-Scar Impalers | HANDS | Leather Armor
    212443 | Shattershell Greaves | FEET | Plate Armor
    220202 | Spymaster's Web | TRINKET | Trinket | INTELLECT | INTELLECT
    212450 | Swarmlord's Authority | TRINKET | Trinket | - | TANK
    212407 | Anub'arash's Colossal Mandible | TWO_HAND | Two-Handed Axe | STRENGTH | STRENGTH_TWO_HAND
    212397 | Takazj's Entropic Edict | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    225622 | Dreadful Conniver's Badge | HEAD | token DREADFUL
    225623 | Mystic Conniver's Badge | HEAD | token MYSTIC
    225624 | Venerated Conniver's Badge | HEAD | token VENERATED
    225625 | Zenith Conniver's Badge | HEAD | token ZENITH

  # 2602 | Queen Ansurek
    212444 | Frame of Felled Insurgents | SHOULDER | Leather Armor
    212433 | Omnivore's Venomous Camouflage | CHEST | Leather Armor
    212420 | Queensguard Carapace | CHEST | Plate Armor
    225587 | Devoted Offering's Irons | WRIST | Plate Armor
    212436 | Clutches of Paranoia | HANDS | Mail Armor
    225585 | Acrid Ascendant's Sash | WAIST | Cloth Armor
    212435 | Liquified Defector's Leggings | LEGS | Mail Armor
    212434 | Voidspoken Sarong | LEGS | Cloth Armor
    225578 | Seal of the Poisoned Pact | FINGER | Ring
    212454 | Mad Queen's Mandate | TRINKET | Trinket | - | DPS
    212401 | Ansurek's Final Judgment | MAIN_HAND | One-Handed Axe | STRENGTH | STRENGTH_ONE_HAND+FURY
    212394 | Sovereign's Disdain | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    225579 | Crest of the Caustic Despot | OFF_HAND | Shield | - | SHIELD
    225634 | Web-Wrapped Curio | - | token
  `,
)
