import { raid } from '../raid'

export const theVoidspire = raid(
  {
    name: 'The Voidspire',
    expansion: 'Midnight',
    tier: 'Midnight Season 1',
    blizzardInstanceId: 1307,
    isCurrentTier: false,
    isActive: true,
    sortOrder: 4,
  },
  `
  # 2733 | Imperator Averzian
    249306 | Devouring Night's Visage | HEAD | Leather Armor
    249313 | Light-Judged Spaulders | SHOULDER | Plate Armor
    249335 | Imperator's Banner | BACK | Cloak
    249310 | Robes of the Voidbound | CHEST | Mail Armor
    249326 | Light's March Bracers | WRIST | Plate Armor
    249319 | Endless March Waistwrap | WAIST | Cloth Armor
    249323 | Leggings of the Devouring Advance | LEGS | Cloth Armor
    249320 | Sabatons of Obscurement | FEET | Mail Armor
    249334 | Void-Claimed Shinkickers | FEET | Leather Armor
    249344 | Light Company Guidon | TRINKET | Trinket | - | STRENGTH+AGILITY
    249293 | Weight of Command | MAIN_HAND | One-Handed Mace | INTELLECT | INTELLECT_MACE
    249279 | Sunstrike Rifle | RANGED | Gun | AGILITY | MARKSMEN
    249275 | Bulwark of Noble Resolve | OFF_HAND | Shield | - | SHIELD

  # 2734 | Vorasius
    249317 | Frenzy's Rebuke | HEAD | Mail Armor
    249327 | Void-Skinned Bracers | WRIST | Leather Armor
    249315 | Voracious Wristwraps | WRIST | Cloth Armor
    249332 | Parasite Stompers | FEET | Plate Armor
    249336 | Signet of the Starved Beast | FINGER | Ring
    249342 | Heart of Ancient Hunger | TRINKET | Trinket | STRENGTH | STRENGTH
    249925 | Hungering Victory | MAIN_HAND | Dagger | AGILITY | AGILITY_DAGGER+SURVIVAL
    249302 | Inescapable Reach | TWO_HAND | Polearm | AGILITY | AGILITY_POLE
    249276 | Grimoire of the Eternal Light | OFF_HAND | Off-Hand | INTELLECT | INTELLECT_OFF_HAND
    249353 | Voidcast Hungering Nullcore | HANDS | token Mail Armor
    249352 | Voidcured Hungering Nullcore | HANDS | token Leather Armor
    249354 | Voidforged Hungering Nullcore | HANDS | token Plate Armor
    249351 | Voidwoven Hungering Nullcore | HANDS | token Cloth Armor

  # 2736 | Fallen-King Salhadaar
    249316 | Crown of the Fractured Tyrant | HEAD | Plate Armor
    249337 | Ribbon of Coiled Malice | NECK | Necklace
    249308 | Despotic Raiment | CHEST | Cloth Armor
    249304 | Fallen King's Cuffs | WRIST | Mail Armor
    249314 | Twisted Twilight Sash | WAIST | Leather Armor
    249341 | Volatile Void Suffuser | TRINKET | Trinket | INTELLECT | HEALER
    249340 | Wraps of Cosmic Madness | TRINKET | Trinket | INTELLECT | INTELLECT_DPS
    249281 | Blade of the Final Twilight | MAIN_HAND | One-Handed Sword | STRENGTH | STRENGTH_ONE_HAND
    249298 | Tormentor's Bladed Fists | MAIN_HAND | Fist Weapon | AGILITY | AGILITY_AXE_FIST
    249365 | Voidcast Unraveled Nullcore | SHOULDER | token Mail Armor
    249364 | Voidcured Unraveled Nullcore | SHOULDER | token Leather Armor
    249366 | Voidforged Unraveled Nullcore | SHOULDER | token Plate Armor
    249363 | Voidwoven Unraveled Nullcore | SHOULDER | token Cloth Armor

  # 2735 | Vaelgor & Ezzorak
    249318 | Nullwalker's Dread Epaulettes | SHOULDER | Mail Armor
    249370 | Draconic Nullcape | BACK | Cloak
    249321 | Vaelgor's Fearsome Grasp | HANDS | Leather Armor
    249331 | Ezzorak's Gloombind | WAIST | Plate Armor
    249305 | Slippers of the Midnight Flame | FEET | Cloth Armor
    249339 | Gloom-Spattered Dreadscale | TRINKET | Trinket | - | TANK
    249346 | Vaelgor's Final Stare | TRINKET | Trinket | INTELLECT | INTELLECT
    249287 | Clutchmates' Caress | MAIN_HAND | One-Handed Mace | AGILITY | AGILITY_MACE
    249280 | Emblazoned Sunglaive | MAIN_HAND | One-Handed Sword | - | DEMON_HUNTER | Demon Hunter
    249361 | Voidcast Corrupted Nullcore | LEGS | token Mail Armor
    249360 | Voidcured Corrupted Nullcore | LEGS | token Leather Armor
    249362 | Voidforged Corrupted Nullcore | LEGS | token Plate Armor
    249359 | Voidwoven Corrupted Nullcore | LEGS | token Cloth Armor

  # 2737 | Lightblinded Vanguard
    249333 | Blooming Barklight Spaulders | SHOULDER | Leather Armor
    249330 | War Chaplain's Grips | HANDS | Cloth Armor
    249303 | Waistcord of the Judged | WAIST | Mail Armor
    249311 | Lightblood Greaves | LEGS | Plate Armor
    249369 | Bond of Light | FINGER | Ring
    249808 | Litany of Lightblind Wrath | TRINKET | Trinket | INTELLECT | HEALER
    249294 | Blade of the Blind Verdict | MAIN_HAND | One-Handed Sword | INTELLECT | INTELLECT_SWORD
    249277 | Bellamy's Final Judgement | TWO_HAND | Two-Handed Mace | STRENGTH | STRENGTH_TWO_HAND
    249357 | Voidcast Fanatical Nullcore | HEAD | token Mail Armor
    249356 | Voidcured Fanatical Nullcore | HEAD | token Leather Armor
    249358 | Voidforged Fanatical Nullcore | HEAD | token Plate Armor
    249355 | Voidwoven Fanatical Nullcore | HEAD | token Cloth Armor

  # 2738 | Crown of the Cosmos
    249329 | Gaze of the Unrestrained | HEAD | Cloth Armor
    249368 | Eternal Voidsong Chain | NECK | Necklace
    249309 | Sunbound Breastplate | CHEST | Plate Armor
    249325 | Untethered Berserker's Grips | HANDS | Mail Armor
    249380 | Hate-Tied Waistchain | WAIST | Plate Armor
    249312 | Nightblade's Pantaloons | LEGS | Leather Armor
    249382 | Canopy Walker's Footwraps | FEET | Leather Armor
    249809 | Locus-Walker's Ribbon | TRINKET | Trinket | INTELLECT | INTELLECT
    249345 | Ranger-Captain's Iridescent Insignia | TRINKET | Trinket | AGILITY | AGILITY_DPS
    260423 | Arator's Swift Remembrance | MAIN_HAND | One-Handed Sword | AGILITY | AGILITY_SWORD
    249295 | Turalyon's False Echo | MAIN_HAND | One-Handed Mace | STRENGTH | STRENGTH_ONE_HAND
    249288 | Ranger-Captain's Lethal Recurve | RANGED | Bow | AGILITY | MARKSMEN
  `,
)
