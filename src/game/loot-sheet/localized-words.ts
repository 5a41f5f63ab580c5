import type { ItemType, PrimaryStat, Rarity, Slot } from '../items'

/*
 * The German and French words of the game for the values of loot sheets, as the client and the item
 * pages write them, with common variants. Case, accents, punctuation and plurals do not matter.
 */

export const LOCALIZED_SLOTS: Readonly<Record<Slot, readonly string[]>> = {
  HEAD: ['Kopf', 'Tête'],
  NECK: ['Hals', 'Nacken', 'Cou'],
  SHOULDER: ['Schulter', 'Schultern', 'Épaule'],
  CHEST: ['Brust', 'Torse'],
  WAIST: ['Taille', 'Gürtel', 'Ceinture'],
  LEGS: ['Beine', 'Jambes'],
  FEET: ['Füße', 'Pieds'],
  WRIST: ['Handgelenk', 'Handgelenke', 'Poignet'],
  HANDS: ['Hände', 'Mains'],
  FINGER: ['Doigt'],
  TRINKET: ['Schmuck', 'Schmuckstück', 'Bijou', 'Bijoux'],
  BACK: ['Rücken', 'Dos'],
  MAIN_HAND: ['Waffenhand', 'Einhändig', 'Einhand', 'Main droite', 'À une main', 'Une main'],
  OFF_HAND: ['Schildhand', 'Nebenhand', 'Main gauche'],
  TWO_HAND: ['Zweihändig', 'Zweihand', 'Deux mains', 'À deux mains'],
  RANGED: ['Distanz', 'Fernkampf', 'À distance', 'Distance'],
}

export const LOCALIZED_ITEM_TYPES: Readonly<Record<ItemType, readonly string[]>> = {
  'Cloth Armor': ['Stoff', 'Stoffrüstung', 'Tissu', 'Armure en tissu'],
  'Leather Armor': ['Leder', 'Lederrüstung', 'Cuir', 'Armure en cuir'],
  'Mail Armor': ['Kette', 'Kettenrüstung', 'Schwere Rüstung', 'Mailles', 'Armure en mailles'],
  'Plate Armor': ['Platte', 'Plattenrüstung', 'Plaques', 'Armure en plaques'],
  'One-Handed Sword': ['Einhandschwert', 'Einhandschwerter', 'Épée à une main', 'Épées à une main'],
  'Two-Handed Sword': [
    'Zweihandschwert',
    'Zweihandschwerter',
    'Épée à deux mains',
    'Épées à deux mains',
  ],
  'One-Handed Axe': ['Einhandaxt', 'Einhandäxte', 'Hache à une main', 'Haches à une main'],
  'Two-Handed Axe': ['Zweihandaxt', 'Zweihandäxte', 'Hache à deux mains', 'Haches à deux mains'],
  'One-Handed Mace': ['Einhandstreitkolben', 'Masse à une main', 'Masses à une main'],
  'Two-Handed Mace': ['Zweihandstreitkolben', 'Masse à deux mains', 'Masses à deux mains'],
  Dagger: ['Dolch', 'Dolche', 'Dague'],
  'Fist Weapon': ['Faustwaffe', 'Faustwaffen', 'Arme de pugilat', 'Armes de pugilat'],
  Polearm: ['Stangenwaffe', 'Stangenwaffen', "Arme d'hast", "Armes d'hast"],
  Staff: ['Stab', 'Stäbe', 'Bâton'],
  Wand: ['Zauberstab', 'Zauberstäbe', 'Baguette'],
  Bow: ['Bogen', 'Arc'],
  Crossbow: ['Armbrust', 'Armbrüste', 'Arbalète'],
  Gun: ['Schusswaffe', 'Schusswaffen', 'Gewehr', 'Arme à feu', 'Armes à feu', 'Fusil'],
  Shield: ['Schild', 'Schilde', 'Bouclier'],
  'Off-Hand': ['Schildhand', 'Nebenhand', 'In Schildhand geführt', 'Tenu en main gauche'],
  Trinket: ['Schmuck', 'Schmuckstück', 'Bijou', 'Bijoux'],
  Ring: ['Anneau', 'Anneaux', 'Bague'],
  Necklace: ['Halskette', 'Amulett', 'Hals', 'Collier', 'Amulette'],
  Cloak: ['Umhang', 'Rücken', 'Dos'],
}

/**
 * "Selten" is not listed for rare only: clients of different age use it for uncommon and rare
 * items.
 */
export const LOCALIZED_RARITIES: Readonly<Record<Rarity, readonly string[]>> = {
  COMMON: ['Verbreitet', 'Gewöhnlich', 'Commun', 'Classique'],
  UNCOMMON: ['Außergewöhnlich', 'Ungewöhnlich', 'Selten', 'Inhabituel'],
  RARE: ['Rar', 'Selten'],
  EPIC: ['Episch', 'Épique'],
  LEGENDARY: ['Legendär', 'Légendaire'],
}

export const LOCALIZED_PRIMARY_STATS: Readonly<Record<PrimaryStat, readonly string[]>> = {
  STRENGTH: ['Stärke', 'Force'],
  AGILITY: ['Beweglichkeit', 'Bewegl', 'Agilité'],
  INTELLECT: ['Intelligenz', 'Intelligence'],
}

/** By class name. */
export const LOCALIZED_CLASSES: Readonly<Record<string, readonly string[]>> = {
  'Death Knight': ['Todesritter', 'Chevalier de la mort'],
  'Demon Hunter': ['Dämonenjäger', 'Chasseur de démons'],
  Druid: ['Druide'],
  Evoker: ['Rufer', 'Évocateur'],
  Hunter: ['Jäger', 'Chasseur'],
  Mage: ['Magier'],
  Monk: ['Mönch', 'Moine'],
  Priest: ['Priester', 'Prêtre'],
  Rogue: ['Schurke', 'Voleur'],
  Shaman: ['Schamane', 'Chaman'],
  Warlock: ['Hexenmeister', 'Démoniste'],
  Warrior: ['Krieger', 'Guerrier'],
}
