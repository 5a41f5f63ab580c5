import { raid } from '../raid'

export const manaforgeOmega = raid(
  {
    name: 'Manaforge Omega',
    expansion: 'The War Within',
    tier: 'TWW Season 3',
    blizzardInstanceId: 1302,
    isCurrentTier: false,
    isActive: true,
    sortOrder: 7,
  },
  `
  # 2684 | Plexus Sentinel
    237525 | Irradiated Impurity Filter | HEAD | Leather Armor
    237547 | Mounted Manacannons | SHOULDER | Cloth Armor
    237528 | Manaforged Displacement Chassis | CHEST | Plate Armor
    237523 | Arcanotech Wrist-Matrix | WRIST | Mail Armor
    237534 | Singed Sievecuffs | WRIST | Cloth Armor
    237533 | Atomic Phasebelt | WAIST | Leather Armor
    237543 | Chambersieve Waistcoat | LEGS | Mail Armor
    237551 | Sterilized Expulsion Boots | FEET | Plate Armor
    237567 | Logic Gate: Alpha | FINGER | Ring
    242394 | Eradicating Arcanocore | TRINKET | Trinket | STRENGTH | STRENGTH_DPS
    237813 | Factory-Issue Plexhammer | MAIN_HAND | One-Handed Mace | STRENGTH | STRENGTH_ONE_HAND+FURY
    237736 | Overclocked Plexhammer | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    237739 | Obliteration Beamglaive | TWO_HAND | Polearm | AGILITY | AGILITY_POLE

  # 2686 | Loom'ithar
    237552 | Deathbound Shoulderpads | SHOULDER | Leather Armor
    237545 | Discarded Nutrient Shackles | WRIST | Plate Armor
    237522 | Colossal Lifetether | WAIST | Mail Armor
    237524 | Laced Lair-Steppers | FEET | Cloth Armor
    242395 | Astral Antenna | TRINKET | Trinket | - | EVERYBODY
    242393 | Loom'ithar's Living Silk | TRINKET | Trinket | INTELLECT | HEALER
    237729 | Prodigious Gene Splicer | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    237732 | Piercing Strandbow | RANGED | Bow | AGILITY | MARKSMEN
    237723 | Ward of the Weaving-Beast | OFF_HAND | Shield | - | SHIELD
    237593 | Dreadful Silken Offering | LEGS | token DREADFUL
    237594 | Mystic Silken Offering | LEGS | token MYSTIC
    237595 | Venerated Silken Offering | LEGS | token VENERATED
    237596 | Zenith Silken Offering | LEGS | token ZENITH

  # 2685 | Soulbinder Naazindhri
    237568 | Chrysalis of Sundered Souls | NECK | Necklace
    237527 | Frock of Spirit's Reunion | CHEST | Cloth Armor
    237546 | Bindings of Lost Essence | WRIST | Leather Armor
    237550 | Fresh Ethereal Fetters | WAIST | Plate Armor
    237539 | Deathspindle Talons | FEET | Mail Armor
    242398 | Naazindhri's Mystic Lash | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    242391 | Soulbinder's Embrace | TRINKET | Trinket | - | TANK
    237738 | Unbound Training Claws | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    237730 | Voidglass Spire | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    237585 | Dreadful Binding Agent | HANDS | token DREADFUL
    237586 | Mystic Binding Agent | HANDS | token MYSTIC
    237587 | Venerated Binding Agent | HANDS | token VENERATED
    237588 | Zenith Binding Agent | HANDS | token ZENITH

  # 2687 | Forgeweaver Araz
    237529 | Harvested Attendant's Uniform | CHEST | Mail Armor
    237526 | Breached Containment Guards | HANDS | Plate Armor
    237538 | Forgeweaver's Journal Holster | WAIST | Cloth Armor
    237553 | Laboratory Test Slippers | FEET | Leather Armor
    237570 | Logic Gate: Omega | FINGER | Ring
    242402 | Araz's Ritual Forge | TRINKET | Trinket | - | EVERYBODY
    237726 | Marvel of Technomancy | TWO_HAND | Staff | AGILITY | AGILITY_POLE
    237737 | Photon Sabre Prime | TWO_HAND | Two-Handed Sword | STRENGTH | STRENGTH_TWO_HAND
    237724 | Iris of the Dark Beyond | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    237589 | Dreadful Foreboding Beaker | HEAD | token DREADFUL
    237590 | Mystic Foreboding Beaker | HEAD | token MYSTIC
    237591 | Venerated Foreboding Beaker | HEAD | token VENERATED
    237592 | Zenith Foreboding Beaker | HEAD | token ZENITH

  # 2688 | The Soul Hunters
    237569 | Duskblaze's Desperation | NECK | Necklace
    237541 | Darksorrow's Corrupted Carapace | CHEST | Leather Armor
    237561 | Yoke of Enveloping Hatred | WRIST | Plate Armor
    237549 | Bloodwrath's Gnarled Claws | HANDS | Cloth Armor
    237554 | Clasp of Furious Freedom | WAIST | Mail Armor
    243308 | Interloper's Chain Boots | FEET | Mail Armor
    243307 | Interloper's Plated Sabatons | FEET | Plate Armor
    243306 | Interloper's Reinforced Sandals | FEET | Leather Armor
    243305 | Interloper's Silken Striders | FEET | Cloth Armor
    242401 | Brand of Ceaseless Ire | TRINKET | Trinket | - | TANK
    242397 | Sigil of the Cosmic Hunt | TRINKET | Trinket | AGILITY | AGILITY_DPS
    237727 | Collapsing Phaseblades | MAIN_HAND | One-Handed Sword | AGILITY | DEMON_HUNTER | Demon Hunter
    237741 | Event Horizon | OFF_HAND | Shield | - | SHIELD
    237597 | Dreadful Yearning Cursemark | SHOULDER | token DREADFUL
    237598 | Mystic Yearning Cursemark | SHOULDER | token MYSTIC
    237599 | Venerated Yearning Cursemark | SHOULDER | token VENERATED
    237600 | Zenith Yearning Cursemark | SHOULDER | token ZENITH

  # 2747 | Fractillus
    237536 | Bite of the Astral Wastes | HEAD | Mail Armor
    237558 | Conjoined Glass Bracers | WRIST | Cloth Armor
    237530 | Shrapnel-Fused Legguards | LEGS | Plate Armor
    237565 | Kinetic Dunerunners | FEET | Leather Armor
    242392 | Diamantine Voidcore | TRINKET | Trinket | INTELLECT | INTELLECT
    242396 | Unyielding Netherprism | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_DPS
    237728 | Voidglass Kris | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    237733 | Lacerated Current Caster | RANGED | Crossbow | AGILITY | MARKSMEN
    237742 | Fractillus' Last Breath | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    237581 | Dreadful Voidglass Contaminant | CHEST | token DREADFUL
    237582 | Mystic Voidglass Contaminant | CHEST | token MYSTIC
    237583 | Venerated Voidglass Contaminant | CHEST | token VENERATED
    237584 | Zenith Voidglass Contaminant | CHEST | token ZENITH

  # 2690 | Nexus-King Salhadaar
    237548 | Twilight Tyrant's Veil | HEAD | Cloth Armor
    242406 | Salhadaar's Folly | NECK | Necklace
    237532 | Beacons of False Righteousness | SHOULDER | Plate Armor
    237555 | Pactbound Vambraces | WRIST | Mail Armor
    237544 | Royal Voidscale Gauntlets | HANDS | Mail Armor
    237557 | Reaper's Dreadbelt | WAIST | Leather Armor
    237531 | Elite Shadowguard Legwraps | LEGS | Leather Armor
    237564 | Darkrider Sabatons | FEET | Plate Armor
    237556 | Sandals of Scarred Servitude | FEET | Cloth Armor
    242400 | Nexus-King's Command | TRINKET | Trinket | INTELLECT | HEALER
    242403 | Perfidious Projector | TRINKET | Trinket | - | DPS
    237734 | Oath-Breaker's Recompense | MAIN_HAND | One-Handed Axe | STRENGTH | STRENGTH_ONE_HAND+FURY
    237740 | Vengeful Netherspike | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    237735 | Voidglass Sovereign's Blade | MAIN_HAND | One-Handed Sword | INTELLECT | INTELLECT_SWORD
    243365 | Maw of the Void | TWO_HAND | Two-Handed Mace | - | STRENGTH_TWO_HAND+SHAPESHIFTING_DRUID

  # 2691 | Dimensius, the All-Devouring
    237535 | Artoshion's Abyssal Stare | HEAD | Plate Armor
    237537 | Claws of Failed Resistance | SHOULDER | Mail Armor
    237562 | Time-Compressed Wristguards | WRIST | Leather Armor
    237540 | Winged Gamma Handlers | HANDS | Leather Armor
    237559 | Singularity Cincture | WAIST | Cloth Armor
    237563 | Ultradense Fission Girdle | WAIST | Plate Armor
    237542 | Stellar Navigation Slacks | LEGS | Cloth Armor
    237560 | Greaves of Shattered Space | FEET | Mail Armor
    242405 | Band of the Shattered Soul | FINGER | Ring
    242404 | All-Devouring Nucleus | TRINKET | Trinket | - | TANK
    242399 | Screams of a Forgotten Sky | TRINKET | Trinket | - | DPS
    237731 | Ergospheric Cudgel | MAIN_HAND | One-Handed Mace | AGILITY | AGILITY_MACE
    237725 | Supermassive Starcrusher | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    237602 | Hungering Void Curio | - | token
  `,
)
