import { raid } from '../raid'

export const theVenomousAbyss = raid(`
  1320 | The Venomous Abyss | Midnight | Midnight Season 2

  # 2888 | Nek'zali the Soulcoiler | 279 292 305 318
    268230 7705647 | Crown of the Eternal Fang | HEAD | Mail Armor
    268229 7739389 | Skullguard of the Risen Sacrifice | HEAD | Plate Armor
    268248 7487939 | Amani Summoning Shawl | BACK | Cloak
    268235 7579166 | Vestment of the Awakening | CHEST | Leather Armor
    268240 8095063 | Restless Spirit Shackles | WRIST | Leather Armor
    268216 7789852 | Cursed Reliquary Cincture | WAIST | Mail Armor
    268236 7667310 | Initiate's Sacrificial Tights | LEGS | Cloth Armor
    268245 7515792 | Entombed Cultist's Sabatons | FEET | Plate Armor
    268218 7667305 | Nek'zali's Spiritwalkers | FEET | Cloth Armor
    270162 7956752 | Soulcoiler Ritual Vessel | TRINKET | Trinket | INTELLECT | HEALER
    268203 7515621 | Hexing Spiritrender | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    268208 7736101 | Strongblood's Ceremonial Cleaver | MAIN_HAND | One-Handed Axe | STRENGTH | STRENGTH_ONE_HAND
    270930 7530467 | Tomb-Creeper's Claw | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST

  # 2874 | Entombed Sentinels | 282 295 308 321
    268219 7678400 | Shadow Hunter's Warmask | HEAD | Leather Armor
    268250 7866585 | Sentinel's Vitriolic Chain | NECK | Necklace
    268228 7807652 | Venom-Singed Cuffs | WRIST | Cloth Armor
    268224 7515798 | Venom Warden's Greaves | LEGS | Plate Armor
    270165 7956747 | Keeper's Seething Core | TRINKET | Trinket | - | STRENGTH+AGILITY
    268204 7701065 | Ancient Construct's Venomshiv | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER+SURVIVAL
    268198 7576051 | Caustic Keeper-Crusher | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    268197 inv_offhand_1h_ulatek_d_01 | Spine of the Hissing Abyss | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    270912,270911,270913,270910 | Venom* Idol | HANDS | tokens by armor

  # 2894 | The Lost Explorers | 282 295 308 321
    268242 7667309 | Errant Scrollsage's Hood | HEAD | Cloth Armor
    268239 7739385 | Shellbound Bracers | WRIST | Plate Armor
    268227 7678393 | Unpossessed Skullsash | WAIST | Leather Armor
    268258 7789853 | Boots of the Reckless Wayfarer | FEET | Mail Armor
    270160 6361206 | First Mate's Shellward | TRINKET | Trinket | - | TANK
    270164 4549224 | Gebbo's Bottomless Bag | TRINKET | Trinket | - | EVERYBODY
    268210 7502390 | Malevolent Spiritcudgel | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    268200 7476193 | Gebbo's Backup Blaster | RANGED | Gun | AGILITY | MARKSMEN
    268196 inv_shield_1h_ulatek_d_01 | Venom-Slashed Scuteward | OFF_HAND | Shield | - | SHIELD
    270924,270923,270925,270922 | Venom* Remnant | SHOULDER | tokens by armor

  # 2882 | Vashnik the Malignant | 285 298 311 324
    268246 7679657 | Frothing Venom Spaulders | SHOULDER | Leather Armor
    268254 7705642 | Serpentine Mixing Belt | WAIST | Mail Armor
    268260 7730298 | Scaled Fiend's Warboots | FEET | Plate Armor
    268249 7866597 | Vile Alchemist's Band | FINGER | Ring
    270161 7956745 | Fang of Umbral Malignance | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    270166 6011948 | Vashnik's Sanguine Rancor | TRINKET | Trinket | AGILITY | AGILITY_DPS
    268214 7506565 | Malignant Toothed Edge | TWO_HAND | Two-Handed Sword | STRENGTH | STRENGTH_TWO_HAND
    268205 7502501 | Venomancer's Winged Channeler | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    270928,270927,270929,270926 | Venom* Icon | CHEST | tokens by armor

  # 2871 | Sszorak | 285 298 311 324
    268234 7679654 | Ruthless Slaughtergrips | HANDS | Leather Armor
    268257 7520891 | Caustic Chain-Wrapped Sash | WAIST | Cloth Armor
    268233 7557369 | Ferocious Scaleboots | FEET | Mail Armor
    268252 7866608 | Apex Brute's Claw Ring | FINGER | Ring
    270174 237237 | Idol of the Howling Nexus | TRINKET | Trinket | - | TANK
    270163 7956757 | Sszorak's Ferocity | TRINKET | Trinket | STRENGTH | STRENGTH
    268206 7502390 | Slithering Savage's Gavel | MAIN_HAND | One-Handed Mace | AGILITY | AGILITY_MACE
    268201 7499262 | Venomous Boneglaive | MAIN_HAND | One-Handed Sword | - | DEMON_HUNTER | Demon Hunter
    270920,270919,270921,270918 | Venom* Relic | LEGS | tokens by armor

  # 2887 | The Twin Fangs | 285 298 311 324
    268251 7866583 | Amulet of the Twin Fangs | NECK | Necklace
    268241 7807660 | Ornaments of the Eternal Coil | SHOULDER | Cloth Armor
    268223 7554477 | Ophidian Fangmail | CHEST | Mail Armor
    268220 7730302 | Scaleplate Strangulators | HANDS | Plate Armor
    268261 7487936 | Bespittled Slitherslippers | FEET | Leather Armor
    270171 6011929 | Preternatural Antivenom | TRINKET | Trinket | INTELLECT | HEALER
    270170 6012071 | Vexhul's Everflowing Gland | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    268264 7515621 | Ravenous Feaster's Fang | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER+SURVIVAL
    270916,270915,270917,270914 | Venom* Effigy | HEAD | tokens by armor

  # 2883 | The Coiled Altar | 289 302 315 344
    268231 7705650 | Soulslither Spaulders | SHOULDER | Mail Armor
    268253 7678397 | Silken Voodoo Drape | BACK | Cloak
    268222 7515795 | Reckless Spirit Breastplate | CHEST | Plate Armor
    268243 7520895 | Grasps of the Eternal Shadow | HANDS | Cloth Armor
    268259 7730297 | Girdle of Toxic Regret | WAIST | Plate Armor
    268256 7579159 | Sash of the Forlorn Vessel | WAIST | Leather Armor
    268225 7487943 | Coiled Hex Legguards | LEGS | Leather Armor
    268237 7789850 | Cuisses of the Uncoiled Union | LEGS | Mail Armor
    268255 7807651 | Cackling Soultreads | FEET | Cloth Armor
    270169 1001629 | Hex Lord's Dooming Idol | TRINKET | Trinket | INTELLECT | INTELLECT
    270173 7956755 | Zul'jin's Guillotine Technique | TRINKET | Trinket | - | STRENGTH+AGILITY
    268209 7736101 | Aman'muso, Warlord's Vengeance | MAIN_HAND | One-Handed Axe | - | STRENGTH_ONE_HAND+AGILITY_AXE_FIST+SURVIVAL
    268211 7723761 | Baleful Hexblade | MAIN_HAND | One-Handed Sword | INTELLECT | INTELLECT_SWORD
    268213 7455434 | Maze-roa, Warlord's Fury | TWO_HAND | Two-Handed Axe | STRENGTH | STRENGTH_TWO_HAND

  # 2895 | Ula'tek | 289 302 315 344
    271875 inv_helm_leather_raiddruidulatek_d_01 | Gaze of the Coiled Watcher | HEAD | Leather Armor
    271874 7520904 | Venomkeeper's Horrific Cowl | HEAD | Cloth Armor
    268265 7866590 | Aqirbane Reliquary | NECK | Necklace
    271876 7789856 | Awoken Dreadfang Cuirass | CHEST | Mail Armor
    271878 7739390 | Chausses of Unbound Rancor | LEGS | Plate Armor
    270168 4638540 | Font of Venomous Rage | TRINKET | Trinket | - | DPS
    270175 7956750 | Voracious Heart of Ula'tek | TRINKET | Trinket | - | STRENGTH+AGILITY
    271092 7850590 | Jan'thrazet, the Soul Fang | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    268202 7723761 | Jaw of the Shackled Goddess | MAIN_HAND | One-Handed Sword | STRENGTH | STRENGTH_ONE_HAND
    271093 7578560 | Zatha'tek, Breath of Corruption | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER+SURVIVAL
    268215 7480487 | Abyssal Broodfiend's Bardiche | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    268207 7488509 | Caustic Repose Greatbow | RANGED | Bow | AGILITY | MARKSMEN
    270909 | Slumbering Coil Curio | - | token
`)
