import { raid } from '../raid'

export const vaultOfTheIncarnates = raid(`
  1200 | Vault of the Incarnates | Dragonflight | Dragonflight Season 1

  # 2480 | Eranog
    195476 4522319 | Eranog's Adorned Sallet | HEAD | Mail Armor
    195477 4287695 | Scaldrons of Molten Might | SHOULDER | Plate Armor
    195482 4510270 | Decorated Commander's Cindercloak | BACK | Cloak
    195478 4485783 | Valdrakken Protector's Turncoat | CHEST | Leather Armor
    195479 4534055 | Flametender's Legwraps | LEGS | Cloth Armor
    195480 4638576 | Seal of Diurna's Chosen | FINGER | Ring
    194299 1387353 | Decoration of Flame | TRINKET | Trinket | - | TANK
    195490 4547467 | Shearing Windcaster | RANGED | Crossbow | AGILITY | MARKSMEN
    195475 4529138 | Flame Marshal's Bulwark | OFF_HAND | Shield | - | SHIELD

  # 2500 | Terros
    195498 4287693 | Gaze of the Living Quarry | HEAD | Plate Armor
    195502 4638715 | Terros' Captive Core | NECK | Necklace
    195499 4465165 | Faultline Mantle | SHOULDER | Mail Armor
    195500 4534056 | Compressed Cultist's Frock | CHEST | Cloth Armor
    195501 4509753 | Fused Shale Waistband | WAIST | Leather Armor
    194303 4638708 | Rumbling Ruby | TRINKET | Trinket | STRENGTH | STRENGTH
    195503 4485561 | Enduring Shard of Terros | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    195504 4527282 | Awakened Planar Pillar | TWO_HAND | Staff | AGILITY | AGILITY_POLE
    195497 4539659 | Quake-Detecting Seismostaff | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF

  # 2486 | The Primal Council
    195485 4534054 | Councilor's Terrormask | HEAD | Cloth Armor
    195486 4509760 | Twisted Loam Spaulders | SHOULDER | Leather Armor
    195487 4464849 | Embar's Ashen Hauberk | CHEST | Mail Armor
    195488 4550196 | Opalfang's Earthbound Legguards | LEGS | Plate Armor
    194300 4643989 | Conjured Chillglobe | TRINKET | Trinket | INTELLECT | HEALER
    194301 4638560 | Whispering Incarnate Icon | TRINKET | Trinket | - | EVERYBODY
    195489 4522644 | Maul of the Earthshaper | MAIN_HAND | One-Handed Mace | STRENGTH | STRENGTH_ONE_HAND+FURY
    195518 4544934 | Awak'mani, Grimtotem's Legacy | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    195484 4550288 | Icewrath's Channeling Conduit | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND

  # 2482 | Sennarth, the Cold Breath
    195511 4522316 | Acid-Proof Webbing | BACK | Cloak
    195508 4392921 | Chilled Silken Restraints | WRIST | Cloth Armor
    195506 4550191 | Diamond-Etched Gauntlets | HANDS | Plate Armor
    195507 4567901 | Unnatural Dripstone Cinch | WAIST | Mail Armor
    195509 4668208 | Ice-Climber's Cleats | FEET | Leather Armor
    194304 237430 | Iceblood Deathsnare | TRINKET | Trinket | INTELLECT | INTELLECT
    195505 4539660 | Caustic Coldsteel Slicer | MAIN_HAND | One-Handed Sword | STRENGTH | STRENGTH_ONE_HAND+FURY
    195510 4522644 | Frostbreath Thumper | MAIN_HAND | One-Handed Mace | AGILITY | AGILITY_MACE
    196588,196598,196603,196593 | * Jade Forgestone | LEGS | tokens by category

  # 2502 | Dathea, Ascended
    195492 4668213 | Windborne Hatsuburi | HEAD | Leather Armor
    195496 4638555 | Eye of the Vengeful Hurricane | NECK | Necklace
    195493 4392927 | Ascended Squallspires | SHOULDER | Cloth Armor
    195494 4558043 | Dathea's Cyclonic Cage | CHEST | Plate Armor
    195495 4522314 | Daring Chasm-Leapers | FEET | Mail Armor
    194302 4554454 | Storm-Eater's Boon | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_MELEE
    195491 4623328 | Infused Stormglaives | MAIN_HAND | One-Handed Sword | AGILITY | DEMON_HUNTER | Demon Hunter
    195481 4497846 | Scepter of Final Authority | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    196587,196597,196602,196592 | * Garnet Forgestone | HANDS | tokens by category

  # 2491 | Kurog Grimtotem
    195516 4522315 | Surging-Song Conductors | WRIST | Mail Armor
    195514 4510279 | Treacherous Totem Wraps | HANDS | Leather Armor
    195515 4544695 | Magatha's Spiritual Sash | WAIST | Cloth Armor
    195517 4558040 | Kurog's Thunderhooves | FEET | Plate Armor
    194306 4638565 | All-Totem of the Master | TRINKET | Trinket | - | TANK
    194305 1020391 | Controlled Current Technique | TRINKET | Trinket | AGILITY | AGILITY
    195512 4498749 | Fist of the Grand Summoner | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    195483 4501196 | Imbued Qalashi Poleaxe | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    195513 4539642 | Scripture of Primal Devotion | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    196586,196596,196601,196591 | * Amethyst Forgestone | CHEST | tokens by category

  # 2493 | Broodkeeper Diurna
    195525 4485781 | Loyal Flametender's Bracers | WRIST | Leather Armor
    195523 4534053 | Eggtender's Safety Mitts | HANDS | Cloth Armor
    195524 4558039 | Matriarch's Opulent Girdle | WAIST | Plate Armor
    195522 4567908 | Tassets of the Tarasek Legion | LEGS | Mail Armor
    195526 4638583 | Seal of Filial Duty | FINGER | Ring
    194307 4638713 | Broodkeeper's Promise | TRINKET | Trinket | INTELLECT | HEALER
    194308 650636 | Manic Grieftorch | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_DPS
    195521 4501128 | Ornamental Drakonid Claw | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    195519 inv_staff_2h_dragondungeon_c_02 | Kharnalex, The First Light | TWO_HAND | Staff | INTELLECT | EVOKER | Evoker
    195520 4559729 | Broodsworn Legionnaire's Pavise | OFF_HAND | Shield | - | SHIELD
    196589,196599,196604,196594 | * Lapis Forgestone | SHOULDER | tokens by category

  # 2499 | Raszageth the Storm-Eater
    195533 4558041 | Shackles of Titanic Failure | WRIST | Plate Armor
    195531 4567906 | Calamitous Shockguards | HANDS | Mail Armor
    195530 4510274 | Loathsome Thunderhosen | LEGS | Leather Armor
    195532 4392920 | Sandals of the Wild Sovereign | FEET | Cloth Armor
    194310 4549129 | Desperate Invoker's Codex | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    194309 4638591 | Spiteful Storm | TRINKET | Trinket | - | EVERYBODY
    195529 4501128 | Stormlash's Last Resort | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    195528 4392916 | Incarnate Sky-Splitter | TWO_HAND | Two-Handed Axe | STRENGTH | STRENGTH_TWO_HAND
    195527 4519141 | Neltharax, Enemy of the Sky | RANGED | Bow | AGILITY | MARKSMEN
    196590,196600,196605,196595 | * Topaz Forgestone | HEAD | tokens by category
`)
