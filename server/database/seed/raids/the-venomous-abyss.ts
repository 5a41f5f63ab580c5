import { raid } from '../raid'

export const theVenomousAbyss = raid(
  {
    name: 'The Venomous Abyss',
    expansion: 'Midnight',
    tier: 'Midnight Season 2',
    blizzardInstanceId: 1320,
    isCurrentTier: true,
    isActive: true,
    sortOrder: 1,
  },
  `
  # 2888 | Nek'zali the Soulcoiler
    268230 | Crown of the Eternal Fang | HEAD | Mail Armor
    268229 | Skullguard of the Risen Sacrifice | HEAD | Plate Armor
    268248 | Amani Summoning Shawl | BACK | Cloak
    268235 | Vestment of the Awakening | CHEST | Leather Armor
    268240 | Restless Spirit Shackles | WRIST | Leather Armor
    268216 | Cursed Reliquary Cincture | WAIST | Mail Armor
    268236 | Initiate's Sacrificial Tights | LEGS | Cloth Armor
    268245 | Entombed Cultist's Sabatons | FEET | Plate Armor
    268218 | Nek'zali's Spiritwalkers | FEET | Cloth Armor
    270162 | Soulcoiler Ritual Vessel | TRINKET | Trinket | INTELLECT | HEALER
    268203 | Hexing Spiritrender | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    268208 | Strongblood's Ceremonial Cleaver | MAIN_HAND | One-Handed Axe | STRENGTH | STRENGTH_ONE_HAND
    270930 | Tomb-Creeper's Claw | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST

  # 2874 | Entombed Sentinels
    268219 | Shadow Hunter's Warmask | HEAD | Leather Armor
    268250 | Sentinel's Vitriolic Chain | NECK | Necklace
    268228 | Venom-Singed Cuffs | WRIST | Cloth Armor
    268224 | Venom Warden's Greaves | LEGS | Plate Armor
    270165 | Keeper's Seething Core | TRINKET | Trinket | - | STRENGTH+AGILITY
    268204 | Ancient Construct's Venomshiv | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER+SURVIVAL
    268198 | Caustic Keeper-Crusher | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    268197 | Spine of the Hissing Abyss | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    270912 | Venomcast Idol | HANDS | token Mail Armor
    270911 | Venomcured Idol | HANDS | token Leather Armor
    270913 | Venomforged Idol | HANDS | token Plate Armor
    270910 | Venomwoven Idol | HANDS | token Cloth Armor

  # 2894 | The Lost Explorers
    268242 | Errant Scrollsage's Hood | HEAD | Cloth Armor
    268239 | Shellbound Bracers | WRIST | Plate Armor
    268227 | Unpossessed Skullsash | WAIST | Leather Armor
    268258 | Boots of the Reckless Wayfarer | FEET | Mail Armor
    270160 | First Mate's Shellward | TRINKET | Trinket | - | TANK
    270164 | Gebbo's Bottomless Bag | TRINKET | Trinket | - | EVERYBODY
    268210 | Malevolent Spiritcudgel | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    268200 | Gebbo's Backup Blaster | RANGED | Gun | AGILITY | MARKSMEN
    268196 | Venom-Slashed Scuteward | OFF_HAND | Shield | - | SHIELD
    270924 | Venomcast Remnant | SHOULDER | token Mail Armor
    270923 | Venomcured Remnant | SHOULDER | token Leather Armor
    270925 | Venomforged Remnant | SHOULDER | token Plate Armor
    270922 | Venomwoven Remnant | SHOULDER | token Cloth Armor

  # 2882 | Vashnik the Malignant
    268246 | Frothing Venom Spaulders | SHOULDER | Leather Armor
    268254 | Serpentine Mixing Belt | WAIST | Mail Armor
    268260 | Scaled Fiend's Warboots | FEET | Plate Armor
    268249 | Vile Alchemist's Band | FINGER | Ring
    270161 | Fang of Umbral Malignance | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    270166 | Vashnik's Sanguine Rancor | TRINKET | Trinket | AGILITY | AGILITY_DPS
    268214 | Malignant Toothed Edge | TWO_HAND | Two-Handed Sword | STRENGTH | STRENGTH_TWO_HAND
    268205 | Venomancer's Winged Channeler | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    270928 | Venomcast Icon | CHEST | token Mail Armor
    270927 | Venomcured Icon | CHEST | token Leather Armor
    270929 | Venomforged Icon | CHEST | token Plate Armor
    270926 | Venomwoven Icon | CHEST | token Cloth Armor

  # 2871 | Sszorak
    268234 | Ruthless Slaughtergrips | HANDS | Leather Armor
    268257 | Caustic Chain-Wrapped Sash | WAIST | Cloth Armor
    268233 | Ferocious Scaleboots | FEET | Mail Armor
    268252 | Apex Brute's Claw Ring | FINGER | Ring
    270174 | Idol of the Howling Nexus | TRINKET | Trinket | - | TANK
    270163 | Sszorak's Ferocity | TRINKET | Trinket | STRENGTH | STRENGTH
    268206 | Slithering Savage's Gavel | MAIN_HAND | One-Handed Mace | AGILITY | AGILITY_MACE
    268201 | Venomous Boneglaive | MAIN_HAND | One-Handed Sword | - | DEMON_HUNTER | Demon Hunter
    270920 | Venomcast Relic | LEGS | token Mail Armor
    270919 | Venomcured Relic | LEGS | token Leather Armor
    270921 | Venomforged Relic | LEGS | token Plate Armor
    270918 | Venomwoven Relic | LEGS | token Cloth Armor

  # 2887 | The Twin Fangs
    268251 | Amulet of the Twin Fangs | NECK | Necklace
    268241 | Ornaments of the Eternal Coil | SHOULDER | Cloth Armor
    268223 | Ophidian Fangmail | CHEST | Mail Armor
    268220 | Scaleplate Strangulators | HANDS | Plate Armor
    268261 | Bespittled Slitherslippers | FEET | Leather Armor
    270171 | Preternatural Antivenom | TRINKET | Trinket | INTELLECT | HEALER
    270170 | Vexhul's Everflowing Gland | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    268264 | Ravenous Feaster's Fang | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER+SURVIVAL
    270916 | Venomcast Effigy | HEAD | token Mail Armor
    270915 | Venomcured Effigy | HEAD | token Leather Armor
    270917 | Venomforged Effigy | HEAD | token Plate Armor
    270914 | Venomwoven Effigy | HEAD | token Cloth Armor

  # 2883 | The Coiled Altar
    268231 | Soulslither Spaulders | SHOULDER | Mail Armor
    268253 | Silken Voodoo Drape | BACK | Cloak
    268222 | Reckless Spirit Breastplate | CHEST | Plate Armor
    268243 | Grasps of the Eternal Shadow | HANDS | Cloth Armor
    268259 | Girdle of Toxic Regret | WAIST | Plate Armor
    268256 | Sash of the Forlorn Vessel | WAIST | Leather Armor
    268225 | Coiled Hex Legguards | LEGS | Leather Armor
    268237 | Cuisses of the Uncoiled Union | LEGS | Mail Armor
    268255 | Cackling Soultreads | FEET | Cloth Armor
    270169 | Hex Lord's Dooming Idol | TRINKET | Trinket | INTELLECT | INTELLECT
    270173 | Zul'jin's Guillotine Technique | TRINKET | Trinket | - | STRENGTH+AGILITY
    268209 | Aman'muso, Warlord's Vengeance | MAIN_HAND | One-Handed Axe | - | STRENGTH_ONE_HAND+AGILITY_AXE_FIST+SURVIVAL
    268211 | Baleful Hexblade | MAIN_HAND | One-Handed Sword | INTELLECT | INTELLECT_SWORD
    268213 | Maze-roa, Warlord's Fury | TWO_HAND | Two-Handed Axe | STRENGTH | STRENGTH_TWO_HAND

  # 2895 | Ula'tek
    271875 | Gaze of the Coiled Watcher | HEAD | Leather Armor
    271874 | Venomkeeper's Horrific Cowl | HEAD | Cloth Armor
    268265 | Aqirbane Reliquary | NECK | Necklace
    271876 | Awoken Dreadfang Cuirass | CHEST | Mail Armor
    271878 | Chausses of Unbound Rancor | LEGS | Plate Armor
    270168 | Font of Venomous Rage | TRINKET | Trinket | - | DPS
    270175 | Voracious Heart of Ula'tek | TRINKET | Trinket | - | STRENGTH+AGILITY
    271092 | Jan'thrazet, the Soul Fang | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    268202 | Jaw of the Shackled Goddess | MAIN_HAND | One-Handed Sword | STRENGTH | STRENGTH_ONE_HAND
    271093 | Zatha'tek, Breath of Corruption | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER+SURVIVAL
    268215 | Abyssal Broodfiend's Bardiche | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    268207 | Caustic Repose Greatbow | RANGED | Bow | AGILITY | MARKSMEN
    270909 | Slumbering Coil Curio | - | token
  `,
)
