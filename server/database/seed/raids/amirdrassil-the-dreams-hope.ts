import { raid } from '../raid'

export const amirdrassilTheDreamsHope = raid(`
  1207 | Amirdrassil, the Dream's Hope | Dragonflight | Dragonflight Season 3

  # 2564 | Gnarlroot
    207133 5349810 | Silent Tormentor's Hood | HEAD | Leather Armor
    207117 5309927 | Requiem Rootmantle | SHOULDER | Cloth Armor
    207160 5343022 | Inflammable Drapeleaf | BACK | Cloak
    207142 5357699 | Ancient Haubark | CHEST | Mail Armor
    207120 5279079 | Anguished Restraints | WRIST | Cloth Armor
    207144 4952854 | Forlorn Leaf Clasp | WAIST | Mail Armor
    207153 5343239 | Seared Ironwood Greaves | LEGS | Plate Armor
    207126 5153463 | Twisted Blossom Stompers | FEET | Leather Armor
    207169 959798 | Branch of the Tormented Ancient | TRINKET | Trinket | STRENGTH | STRENGTH
    207800 5189840 | Gnarlroot's Bonecrusher | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    207794 5150973 | Staff of Incandescent Torment | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    207797 5046067 | Defender of the Ancient | OFF_HAND | Shield | - | SHIELD

  # 2554 | Igira the Cruel
    207140 5226497 | Drakestalker's Trophy Pauldrons | SHOULDER | Mail Armor
    207150 5330047 | Agonizing Manacles | WRIST | Plate Armor
    207131 5349804 | Bloody Dragonhide Belt | WAIST | Leather Armor
    207118 5279083 | Elder's Volcanic Wrap | LEGS | Cloth Armor
    207162 4635195 | Signet of the Last Elder | FINGER | Ring
    207165 4227435 | Bandolier of Twisted Blades | TRINKET | Trinket | AGILITY | AGILITY
    207783 5189457 | Cruel Dreamcarver | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    207787 5321904 | Igira's Flaying Hatchet | MAIN_HAND | One-Handed Axe | AGILITY | AGILITY_AXE_FIST
    207466,207467,207468,207469 | * Tormented Dreamheart | HANDS | tokens by category

  # 2557 | Volcoross
    207141 4952860 | Snake Eater's Cowl | HEAD | Mail Armor
    210214 4638510 | Ouroboreal Necklet | NECK | Necklace
    207152 5330053 | Volcanic Spelunker's Vents | SHOULDER | Plate Armor
    207121 5202180 | Vesture of the Smoldering Serpent | CHEST | Cloth Armor
    207128 5349806 | Primordial Serpent's Bindings | WRIST | Leather Armor
    207130 5153467 | Flamewaker's Grips | HANDS | Leather Armor
    207146 5226473 | Jeweled Sash of the Viper | WAIST | Mail Armor
    207148 5330046 | Lavaforged Sollerets | FEET | Plate Armor
    207122 5167088 | Lost Scholar's Belted Treads | FEET | Cloth Armor
    207175 133262 | Coiled Serpent Idol | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_DPS
    207789 5116268 | Volcoross's Barbed Fang | MAIN_HAND | One-Handed Sword | STRENGTH | STRENGTH_ONE_HAND+FURY
    207785 5045860 | Magmatic Volcannon | RANGED | Gun | AGILITY | MARKSMEN

  # 2555 | Council of Dreams
    207151 5142417 | Emerald Guardian's Casque | HEAD | Plate Armor
    207127 5343028 | Strigine Epaulets | SHOULDER | Leather Armor
    210206 5210373 | Verdant Sanctuary Bands | WRIST | Leather Armor
    210205 5343234 | Vigilant Protector's Bracers | WRIST | Plate Armor
    207119 5167087 | Urctos's Hibernal Dial | WAIST | Cloth Armor
    207138 4952861 | Aerwynn's Ritual Sarong | LEGS | Mail Armor
    207139 4952855 | Cleats of the Savage Claw | FEET | Mail Armor
    207173 4643994 | Gift of Ursine Vengeance | TRINKET | Trinket | - | TANK
    207168 5351062 | Pip's Emerald Friendship Badge | TRINKET | Trinket | - | EVERYBODY
    207782 5189457 | Sickle of the White Stag | MAIN_HAND | Dagger | INTELLECT | INTELLECT_DAGGER
    207784 4955925 | Thorncaller Claw | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    207796 5205966 | Trickster's Captivating Chime | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND

  # 2553 | Larodar, Keeper of the Flame
    207116 5167093 | Lost Scholar's Timely Hat | HEAD | Cloth Armor
    207129 5343023 | Robes of the Ashen Grove | CHEST | Leather Armor
    207143 5357696 | Twisted Flamecuffs | WRIST | Mail Armor
    207149 5343232 | Phlegethic Girdle | WAIST | Plate Armor
    207159 4635235 | Band of Burning Thorns | FINGER | Ring
    207170 3731812 | Smoldering Seedling | TRINKET | Trinket | INTELLECT | HEALER
    207790 5197086 | Larodar's Moonblade | MAIN_HAND | One-Handed Sword | INTELLECT | INTELLECT_SWORD
    207792 5155638 | Scythe of the Fallen Keeper | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    207474,207475,207476,207477 | * Ashen Dreamheart | LEGS | tokens by category

  # 2556 | Nymue, Weaver of the Cycle
    208445 4638417 | Amulet of Eonar's Chosen | NECK | Necklace
    210203 5226491 | Wellspring Wristlets | WRIST | Mail Armor
    207155 5142412 | Eldermoss Gauntlets | HANDS | Plate Armor
    207135 5343019 | Eternal Sentinel's Cord | WAIST | Leather Armor
    207123 5279078 | Lifewoven Slippers | FEET | Cloth Armor
    208615 inv_cloth_outdooremeralddream_d_01_buckle | Nymue's Unraveling Spindle | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    208616 inv_staff_2h_dreamweaver_d_01 | Dreambinder, Loom of the Great Cycle | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    207798 5321625 | Verdant Matrix Beacon | OFF_HAND | Shield | - | SHIELD
    207462,207463,207464,207465 | * Verdurous Dreamheart | CHEST | tokens by category

  # 2563 | Smolderon
    207161 5330048 | Mantle of Blazing Sacrifice | BACK | Cloak
    210204 5202178 | Fading Flame Wristbands | WRIST | Cloth Armor
    207156 5343233 | Fused Obsidian Sabatons | FEET | Plate Armor
    207167 1357807 | Ashes of the Embersoul | TRINKET | Trinket | - | EVERYBODY
    207166 646683 | Cataclysmic Signet Brand | TRINKET | Trinket | - | STRENGTH_DPS+AGILITY_MELEE
    207791 5175202 | Remnant Charglaive | MAIN_HAND | One-Handed Sword | AGILITY | DEMON_HUNTER | Demon Hunter
    207799 5008325 | Incandescent Soulcleaver | TWO_HAND | Two-Handed Sword | STRENGTH | STRENGTH_TWO_HAND
    207478,207479,207480,207481 | * Smoldering Dreamheart | SHOULDER | tokens by category

  # 2565 | Tindral Sageswift, Seer of the Flame
    207163 4638506 | Eye of the Rising Flame | NECK | Necklace
    207137 5357700 | Flameseer's Winged Grasps | HANDS | Mail Armor
    207157 5142403 | Smoldering Chevalier's Greatbelt | WAIST | Plate Armor
    207134 5210372 | Tasseted Emberwalkers | FEET | Leather Armor
    207172 inv_wand_1h_firelandsraid_d_01 | Belor'relos, the Suncaller | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    207781 5011986 | Betrayer's Cinderblade | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER
    207795 5224874 | Eternal Kindler's Greatstaff | TWO_HAND | Staff | INTELLECT | INTELLECT_STAFF
    207780 5322591 | Ashen Ranger's Longbow | RANGED | Bow | AGILITY | MARKSMEN
    207470,207471,207472,207473 | * Blazing Dreamheart | HEAD | tokens by category

  # 2519 | Fyrakk the Blazing
    207154 5330049 | Carapace of the Unbending Flame | CHEST | Plate Armor
    207115 5202181 | Twisting Shadow Claws | HANDS | Cloth Armor
    207124 5279077 | Blooming Redeemer's Sash | WAIST | Cloth Armor
    207132 5153469 | Frenzied Incarnate Legwraps | LEGS | Leather Armor
    207145 5226490 | Boots of the Molten Hoard | FEET | Mail Armor
    208614 5140836 | Augury of the Primal Flame | TRINKET | Trinket | - | DPS
    207171 959803 | Blossom of Amirdrassil | TRINKET | Trinket | INTELLECT | HEALER
    207174 5415954 | Fyrakk's Tainted Rageheart | TRINKET | Trinket | - | TANK
    207786 5321904 | Gholak, the Final Conflagration | MAIN_HAND | One-Handed Axe | STRENGTH | STRENGTH_ONE_HAND+FURY
    207788 5176956 | Vakash, the Shadowed Inferno | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    206448 inv_axe_2h_fyrakk_d_01_shadowflame | Fyr'alath the Dreamrender | TWO_HAND | Two-Handed Axe | - | PLATE | Death Knight, Paladin, Warrior | LEGENDARY
    207793 5006076 | Rashon, the Immortal Blaze | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    210947 | Flame-Warped Curio | - | token
`)
