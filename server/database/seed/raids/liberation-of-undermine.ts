import { raid } from '../raid'

export const liberationOfUndermine = raid(
  {
    name: 'Liberation of Undermine',
    expansion: 'The War Within',
    tier: 'TWW Season 2',
    blizzardInstanceId: 1296,
    isCurrentTier: false,
    isActive: true,
    sortOrder: 8,
  },
  `
  # 2639 | Vexie and the Geargrinders
    228858 | Fullthrottle Facerig | HEAD | Plate Armor
    228875 | Vandal's Skullplating | SHOULDER | Leather Armor
    228839 | Undercircuit Racing Flag | BACK | Cloak
    228852 | Blazer of Glory | CHEST | Mail Armor
    228868 | Revved-Up Vambraces | WRIST | Plate Armor
    228861 | Tune-Up Toolbelt | WAIST | Cloth Armor
    228865 | Pit Doctor's Petticoat | LEGS | Cloth Armor
    228876 | Dragster's Last Stride | FEET | Leather Armor
    228862 | Shrapnel-Ridden Sabatons | FEET | Mail Armor
    230197 | Geargrinder's Spare Keys | TRINKET | Trinket | - | DPS
    230019 | Vexie's Pit Whistle | TRINKET | Trinket | - | TANK
    231268 | Blastfurious Machete | MAIN_HAND | One-Handed Sword | INTELLECT | INTELLECT_SWORD
    228892 | Greasemonkey's Shift-Stick | TWO_HAND | Staff | AGILITY | AGILITY_POLE

  # 2640 | Cauldron of Carnage
    228846 | Galvanic Graffiti Cuffs | WRIST | Mail Armor
    228856 | Competitor's Battle Cord | WAIST | Leather Armor
    228873 | Heaviestweight Title Belt | WAIST | Plate Armor
    228847 | Hotstep Heel-Turners | FEET | Cloth Armor
    228840 | Faded Championship Ring | FINGER | Ring
    230191 | Flarendo's Pilot Light | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    230190 | Torq's Big Red Button | TRINKET | Trinket | STRENGTH | STRENGTH_DPS
    228904 | Crowd Favorite | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    228900 | Tournament Arc | RANGED | Bow | AGILITY | MARKSMEN
    228890 | Superfan's Beater-Buzzer | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    228803 | Dreadful Bloody Gallybux | HANDS | token DREADFUL
    228804 | Mystic Bloody Gallybux | HANDS | token MYSTIC
    228805 | Venerated Bloody Gallybux | HANDS | token VENERATED
    228806 | Zenith Bloody Gallybux | HANDS | token ZENITH

  # 2641 | Rik Reverb
    228841 | Semi-Charmed Amulet | NECK | Necklace
    228869 | Killer Queen's Wristflickers | WRIST | Leather Armor
    228857 | Underparty Admission Bracelet | WRIST | Cloth Armor
    228845 | Sash of the Fierce Diva | WAIST | Mail Armor
    228874 | Rik's Walkin' Boots | FEET | Plate Armor
    230194 | Reverb Radio | TRINKET | Trinket | - | EVERYBODY
    228897 | Pyrotechnic Needle-Dropper | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    228895 | Remixed Ignition Saber | MAIN_HAND | One-Handed Sword | STRENGTH | STRENGTH_ONE_HAND+FURY
    231311 | Frontman's Wondrous Wall | OFF_HAND | Shield | - | SHIELD
    228815 | Dreadful Polished Gallybux | SHOULDER | token DREADFUL
    228816 | Mystic Polished Gallybux | SHOULDER | token MYSTIC
    228817 | Venerated Polished Gallybux | SHOULDER | token VENERATED
    228818 | Zenith Polished Gallybux | SHOULDER | token ZENITH

  # 2642 | Stix Bunkjunker
    228871 | Cleanup Crew's Wastemask | HEAD | Cloth Armor
    228859 | Sanitized Scraphood | HEAD | Mail Armor
    228849 | Dumpmech Compactors | HANDS | Plate Armor
    228854 | Bilgerat's Discarded Slacks | LEGS | Leather Armor
    230189 | Junkmaestro's Mega Magnet | TRINKET | Trinket | AGILITY | AGILITY_DPS
    230026 | Scrapfield 9001 | TRINKET | Trinket | - | TANK
    228896 | Stix's Metal Detector | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    228903 | Dumpster Diver | TWO_HAND | Two-Handed Axe | STRENGTH | STRENGTH_TWO_HAND
    228811 | Dreadful Rusty Gallybux | LEGS | token DREADFUL
    228812 | Mystic Rusty Gallybux | LEGS | token MYSTIC
    228813 | Venerated Rusty Gallybux | LEGS | token VENERATED
    228814 | Zenith Rusty Gallybux | LEGS | token ZENITH

  # 2653 | Sprocketmonger Lockenstock
    228844 | Test Pilot's Go-Pack | BACK | Cloak
    228884 | Test Subject's Clasps | WRIST | Plate Armor
    228867 | Gravi-Gunk Handlers | HANDS | Mail Armor
    228882 | Refiner's Conveyor Belt | WAIST | Cloth Armor
    228888 | Rushed Beta Launchers | FEET | Leather Armor
    230193 | Mister Lock-N-Stalk | TRINKET | Trinket | - | DPS
    230186 | Mister Pick-Me-Up | TRINKET | Trinket | INTELLECT | HEALER
    228894 | GIGADEATH Chainblade | MAIN_HAND | One-Handed Sword | AGILITY | DEMON_HUNTER | Demon Hunter
    228898 | Alphacoil Ba-Boom Stick | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    228799 | Dreadful Greased Gallybux | CHEST | token DREADFUL
    228800 | Mystic Greased Gallybux | CHEST | token MYSTIC
    228801 | Venerated Greased Gallybux | CHEST | token VENERATED
    228802 | Zenith Greased Gallybux | CHEST | token ZENITH

  # 2644 | One-Armed Bandit
    228850 | Bottom-Dollar Blouse | CHEST | Cloth Armor
    228885 | Hustler's Ante-Uppers | WRIST | Leather Armor
    228886 | Coin-Operated Girdle | WAIST | Plate Armor
    228883 | Dubious Table-Runners | FEET | Mail Armor
    228843 | Miniature Roulette Wheel | FINGER | Ring
    230188 | Gallagio Bottle Service | TRINKET | Trinket | INTELLECT | HEALER
    230027 | House of Cards | TRINKET | Trinket | - | EVERYBODY
    231266 | Random Number Perforator | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    232526 | Best-in-Slots | TWO_HAND | Two-Handed Mace | - | STRENGTH_TWO_HAND+DRUID+EVOKER+CASTING_SHAMAN
    228905 | Giga Bank-Breaker | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    228906 | Operator's Fraud Detector | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    228807 | Dreadful Gilded Gallybux | HEAD | token DREADFUL
    228808 | Mystic Gilded Gallybux | HEAD | token MYSTIC
    228809 | Venerated Gilded Gallybux | HEAD | token VENERATED
    228810 | Zenith Gilded Gallybux | HEAD | token ZENITH

  # 2645 | Mug'Zee, Heads of Security
    228842 | Gobfather's Gifted Bling | NECK | Necklace
    228860 | Epaulettes of Failed Enforcers | SHOULDER | Mail Armor
    228870 | Underboss's Tailored Mantle | SHOULDER | Cloth Armor
    228851 | "Bullet-Proof" Vestplate | CHEST | Plate Armor
    228878 | Made Manacles | WRIST | Mail Armor
    228863 | Enforcer's Sticky Fingers | HANDS | Leather Armor
    228880 | Hitman's Holster | WAIST | Leather Armor
    228853 | Hired Muscle's Legguards | LEGS | Plate Armor
    228879 | Cemented Murloc-Swimmers | FEET | Cloth Armor
    230192 | Mug's Moxie Jug | TRINKET | Trinket | INTELLECT | INTELLECT
    230199 | Zee's Thug Hotline | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_MELEE
    228901 | Big Earner's Bludgeon | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    232804 | Capo's Molten Knuckles | MAIN_HAND | Fist Weapon | - | AGILITY_AXE_FIST+FURY+PROTECTION_WARRIOR
    228902 | Wiseguy's Refused Offer | MAIN_HAND | One-Handed Mace | STRENGTH | STRENGTH_ONE_HAND+FURY
    228893 | "Tiny Pal" | RANGED | Gun | AGILITY | MARKSMEN

  # 2646 | Chrome King Gallywix
    228848 | Darkfuse Racketeer's Tricorne | HEAD | Leather Armor
    228855 | Paydirt Pauldrons | SHOULDER | Plate Armor
    228864 | "Streamlined" Cartel Uniform | CHEST | Leather Armor
    228881 | Illicit Bankroll Bracers | WRIST | Cloth Armor
    228872 | Golden Handshakers | HANDS | Cloth Armor
    228877 | Dealer's Covetous Chain | WAIST | Mail Armor
    228866 | Deep-Pocketed Pantaloons | LEGS | Mail Armor
    228887 | Cutthroat Competition Stompers | FEET | Plate Armor
    231265 | The Jastor Diamond | FINGER | Ring
    230029 | Chromebustible Bomb Suit | TRINKET | Trinket | - | TANK
    230198 | Eye of Kezan | TRINKET | Trinket | - | EVERYBODY
    228899 | Gallywix's Iron Thumb | MAIN_HAND | One-Handed Mace | AGILITY | AGILITY_MACE
    228891 | Capital Punisher | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    228889 | Titan of Industry | OFF_HAND | Shield | - | SHIELD
    228819 | Excessively Bejeweled Curio | - | token
  `,
)
