import { raid } from '../raid'

export const liberationOfUndermine = raid(`
  1296 | Liberation of Undermine | The War Within | TWW Season 2

  # 2639 | Vexie and the Geargrinders
    228858 inv_plate_raidpaladingoblin_d_01_helm | Fullthrottle Facerig | HEAD | Plate Armor
    228875 inv_shoulder_leather_raiddemonhuntergoblin_d_01 | Vandal's Skullplating | SHOULDER | Leather Armor
    228839 inv_cloth_raidmagegoblin_d_01_cape | Undercircuit Racing Flag | BACK | Cloak
    228852 inv_chest_mail_raidevokergoblin_d_01 | Blazer of Glory | CHEST | Mail Armor
    228868 inv_plate_raiddeathknightgoblin_d_01_bracer | Revved-Up Vambraces | WRIST | Plate Armor
    228861 inv_cloth_raidmagegoblin_d_01_belt | Tune-Up Toolbelt | WAIST | Cloth Armor
    228865 inv_pant_cloth_raidpriestgoblin_d_01 | Pit Doctor's Petticoat | LEGS | Cloth Armor
    228876 inv_boot_leather_raidroguegoblin_d_01 | Dragster's Last Stride | FEET | Leather Armor
    228862 inv_boot_mail_raidevokergoblin_d_01 | Shrapnel-Ridden Sabatons | FEET | Mail Armor
    230197 inv_111_goblintrikekeychain_gallywix | Geargrinder's Spare Keys | TRINKET | Trinket | - | DPS
    230019 inv_111_sapper_bilgewater | Vexie's Pit Whistle | TRINKET | Trinket | - | TANK
    231268 inv_sword_1h_goblinraid_d_01 | Blastfurious Machete | MAIN_HAND | One-Handed Sword | INTELLECT | INTELLECT_SWORD
    228892 inv_staff_2h_goblinraid_d_02 | Greasemonkey's Shift-Stick | TWO_HAND | Staff | AGILITY | AGILITY_POLE

  # 2640 | Cauldron of Carnage
    228846 inv_bracer_mail_raidshamangoblin_d_01 | Galvanic Graffiti Cuffs | WRIST | Mail Armor
    228856 inv_belt_leather_raiddruidgoblin_d_01 | Competitor's Battle Cord | WAIST | Leather Armor
    228873 inv_belt_plate_raidwarriorgoblin_d_01 | Heaviestweight Title Belt | WAIST | Plate Armor
    228847 inv_boot_cloth_raidpriestgoblin_d_01 | Hotstep Heel-Turners | FEET | Cloth Armor
    228840 inv_111_ring_bilgewater | Faded Championship Ring | FINGER | Ring
    230191 inv_111_flarendosflame_gallywix | Flarendo's Pilot Light | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    230190 inv_111_redbutton_bilgewater | Torq's Big Red Button | TRINKET | Trinket | STRENGTH | STRENGTH_DPS
    228904 inv_hand_1h_goblinraid_d_01 | Crowd Favorite | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    228900 inv_bow_1h_goblinraid_d_01 | Tournament Arc | RANGED | Bow | AGILITY | MARKSMEN
    228890 inv_offhand_1h_goblinraid_d_02 | Superfan's Beater-Buzzer | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    228803,228804,228805,228806 inv_111_goblincasinochips_bilgewater | * Bloody Gallybux | HANDS | tokens by category

  # 2641 | Rik Reverb
    228841 inv_111_necklace_gallywix | Semi-Charmed Amulet | NECK | Necklace
    228869 inv_bracer_leather_raiddruidgoblin_d_01 | Killer Queen's Wristflickers | WRIST | Leather Armor
    228857 inv_cloth_raidmagegoblin_d_01_bracer | Underparty Admission Bracelet | WRIST | Cloth Armor
    228845 inv_belt_mail_raidevokergoblin_d_01 | Sash of the Fierce Diva | WAIST | Mail Armor
    228874 inv_plate_raiddeathknightgoblin_d_01_boot | Rik's Walkin' Boots | FEET | Plate Armor
    230194 inv_111_statsoundwaveemitter_blackwater | Reverb Radio | TRINKET | Trinket | - | EVERYBODY
    228897 inv_knife_1h_goblinraid_d_02 | Pyrotechnic Needle-Dropper | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    228895 inv_sword_1h_goblinraid_d_01 | Remixed Ignition Saber | MAIN_HAND | One-Handed Sword | STRENGTH | STRENGTH_ONE_HAND+FURY
    231311 inv_shield_1h_goblinraid_d_01 | Frontman's Wondrous Wall | OFF_HAND | Shield | - | SHIELD
    228815,228816,228817,228818 inv_111_goblincasinochips_ventureco | * Polished Gallybux | SHOULDER | tokens by category

  # 2642 | Stix Bunkjunker
    228871 inv_cloth_raidmagegoblin_d_01_helm | Cleanup Crew's Wastemask | HEAD | Cloth Armor
    228859 inv_helm_mail_raidshamangoblin_d_01 | Sanitized Scraphood | HEAD | Mail Armor
    228849 inv_glove_plate_raidwarriorgoblin_d_01 | Dumpmech Compactors | HANDS | Plate Armor
    228854 inv_pant_leather_raidmonkgoblin_d_01 | Bilgerat's Discarded Slacks | LEGS | Leather Armor
    230189 inv_111_magnet_gallywix | Junkmaestro's Mega Magnet | TRINKET | Trinket | AGILITY | AGILITY_DPS
    230026 inv_111_forcefieldmodule_steamwheedle | Scrapfield 9001 | TRINKET | Trinket | - | TANK
    228896 inv_knife_1h_goblinraid_d_01 | Stix's Metal Detector | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    228903 inv_axe_2h_goblinraid_d_01 | Dumpster Diver | TWO_HAND | Two-Handed Axe | STRENGTH | STRENGTH_TWO_HAND
    228811,228812,228813,228814 inv_111_goblincasinochips_blackwater | * Rusty Gallybux | LEGS | tokens by category

  # 2653 | Sprocketmonger Lockenstock
    228844 inv_cape_special_mechanicalflyer_d_01 | Test Pilot's Go-Pack | BACK | Cloak
    228884 inv_plate_raidpaladingoblin_d_01_bracer | Test Subject's Clasps | WRIST | Plate Armor
    228867 inv_glove_mail_raidhuntergoblin_d_01 | Gravi-Gunk Handlers | HANDS | Mail Armor
    228882 inv_belt_cloth_raidpriestgoblin_d_01 | Refiner's Conveyor Belt | WAIST | Cloth Armor
    228888 inv_boot_leather_raidmonkgoblin_d_01 | Rushed Beta Launchers | FEET | Leather Armor
    230193 inv_111_healraydrone_gallywix | Mister Lock-N-Stalk | TRINKET | Trinket | - | DPS
    230186 inv_111_healraydrone_bilgewater | Mister Pick-Me-Up | TRINKET | Trinket | INTELLECT | HEALER
    228894 inv_glaive_1h_goblinraid_d_01 | GIGADEATH Chainblade | MAIN_HAND | One-Handed Sword | AGILITY | DEMON_HUNTER | Demon Hunter
    228898 inv_staff_2h_goblinraid_d_01 | Alphacoil Ba-Boom Stick | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    228799,228800,228801,228802 inv_111_goblincasinochips_steamwheedle | * Greased Gallybux | CHEST | tokens by category

  # 2644 | One-Armed Bandit
    228850 inv_cloth_raidmagegoblin_d_01_robe | Bottom-Dollar Blouse | CHEST | Cloth Armor
    228885 inv_bracer_leather_raiddemonhuntergoblin_d_01 | Hustler's Ante-Uppers | WRIST | Leather Armor
    228886 inv_plate_raidpaladingoblin_d_01_belt | Coin-Operated Girdle | WAIST | Plate Armor
    228883 inv_boot_mail_raidhuntergoblin_d_01 | Dubious Table-Runners | FEET | Mail Armor
    228843 inv_11_0_ventureco_ring01_color3 | Miniature Roulette Wheel | FINGER | Ring
    230188 inv_111_underminegangsterdisguise | Gallagio Bottle Service | TRINKET | Trinket | INTELLECT | HEALER
    230027 inv_111_gallyjack_gallywix | House of Cards | TRINKET | Trinket | - | EVERYBODY
    231266 inv_knife_1h_goblinraid_d_01 | Random Number Perforator | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    232526 inv_mace_2h_goblinraid_d_02 | Best-in-Slots | TWO_HAND | Two-Handed Mace | - | STRENGTH_TWO_HAND+DRUID+EVOKER+CASTING_SHAMAN
    228905 inv_polearm_2h_goblinraid_d_01 | Giga Bank-Breaker | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    228906 inv_offhand_1h_goblinraid_d_01 | Operator's Fraud Detector | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    228807,228808,228809,228810 inv_111_goblincasinochips_gallywix | * Gilded Gallybux | HEAD | tokens by category

  # 2645 | Mug'Zee, Heads of Security
    228842 inv_11_0_ventureco_necklace01_color2 | Gobfather's Gifted Bling | NECK | Necklace
    228860 inv_shoulder_mail_raidhuntergoblin_d_01 | Epaulettes of Failed Enforcers | SHOULDER | Mail Armor
    228870 inv_shoulder_cloth_raidpriestgoblin_d_01 | Underboss's Tailored Mantle | SHOULDER | Cloth Armor
    228851 inv_plate_raiddeathknightgoblin_d_01_chest | "Bullet-Proof" Vestplate | CHEST | Plate Armor
    228878 inv_bracer_mail_raidevokergoblin_d_01 | Made Manacles | WRIST | Mail Armor
    228863 inv_glove_leather_raiddemonhuntergoblin_d_01 | Enforcer's Sticky Fingers | HANDS | Leather Armor
    228880 inv_belt_leather_raidroguegoblin_d_01 | Hitman's Holster | WAIST | Leather Armor
    228853 inv_plate_raiddeathknightgoblin_d_01_pant | Hired Muscle's Legguards | LEGS | Plate Armor
    228879 inv_boot_cloth_raidwarlockgoblin_d_01 | Cemented Murloc-Swimmers | FEET | Cloth Armor
    230192 inv_111_blackbloodfueledcontainer | Mug's Moxie Jug | TRINKET | Trinket | INTELLECT | INTELLECT
    230199 inv_111_remotecontrol_gallywix | Zee's Thug Hotline | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_MELEE
    228901 inv_mace_1h_goblinraid_d_01 | Big Earner's Bludgeon | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    232804 inv_hand_1h_ogresecurityboss_d_01 | Capo's Molten Knuckles | MAIN_HAND | Fist Weapon | - | AGILITY_AXE_FIST+FURY+PROTECTION_WARRIOR
    228902 inv_mace_1h_goblinraid_d_02 | Wiseguy's Refused Offer | MAIN_HAND | One-Handed Mace | STRENGTH | STRENGTH_ONE_HAND+FURY
    228893 inv_firearm_2h_goblinraid_d_01 | "Tiny Pal" | RANGED | Gun | AGILITY | MARKSMEN

  # 2646 | Chrome King Gallywix
    228848 inv_helm_leather_raidroguegoblin_d_01 | Darkfuse Racketeer's Tricorne | HEAD | Leather Armor
    228855 inv_shoulder_plate_raidwarriorgoblin_d_01 | Paydirt Pauldrons | SHOULDER | Plate Armor
    228864 inv_chest_leather_raidmonkgoblin_d_01 | "Streamlined" Cartel Uniform | CHEST | Leather Armor
    228881 inv_bracer_cloth_raidwarlockgoblin_d_01 | Illicit Bankroll Bracers | WRIST | Cloth Armor
    228872 inv_glove_cloth_raidpriestgoblin_d_01 | Golden Handshakers | HANDS | Cloth Armor
    228877 inv_belt_mail_raidhuntergoblin_d_01 | Dealer's Covetous Chain | WAIST | Mail Armor
    228866 inv_pants_mail_raidshamangoblin_d_01 | Deep-Pocketed Pantaloons | LEGS | Mail Armor
    228887 inv_boot_plate_raidwarriorgoblin_d_01 | Cutthroat Competition Stompers | FEET | Plate Armor
    231265 inv_jewelry_ring_63 | The Jastor Diamond | FINGER | Ring
    230029 inv_111_bombsuit_gallywix | Chromebustible Bomb Suit | TRINKET | Trinket | - | TANK
    230198 spell_azerite_essence08 | Eye of Kezan | TRINKET | Trinket | - | EVERYBODY
    228899 inv_mace_1h_goblinraid_d_01 | Gallywix's Iron Thumb | MAIN_HAND | One-Handed Mace | AGILITY | AGILITY_MACE
    228891 inv_mace_2h_goblinraid_d_01 | Capital Punisher | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    228889 inv_shield_1h_goblinraid_d_01 | Titan of Industry | OFF_HAND | Shield | - | SHIELD
    228819 237281 | Excessively Bejeweled Curio | - | token
`)
