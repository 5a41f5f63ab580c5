import type { ColumnId } from '../columns'

/** Lists, separated by commas, in English, German and French. */
function words(...lists: readonly string[]): string[] {
  return lists.flatMap((list) => list.split(', '))
}

/**
 * Other names of the grid's columns in header rows, besides their labels. They are compared by
 * `toKey` of normalize-words.ts.
 */
export const COLUMN_NAMES: Readonly<Record<ColumnId, readonly string[]>> = {
  name: words(
    'name, item name, loot, drop, gear, itemname, piece',
    'Gegenstand, Beute',
    'Objet, Nom, Butin',
  ),
  boss: words(
    'encounter, source, dropped by, drops from, dropped from, drop from, boss name',
    'bosses, raid boss, raid encounter, boss encounter, drop source',
    'Begegnung, Quelle, Gegner',
    'Rencontre',
  ),
  slot: words(
    'item slot, equip, equip slot, equipment slot, inventory type, itemslot, slot type, slot and type',
    'type slot, type and slot, slot armor, armor slot',
    'Platz, Ausrüstungsplatz',
    "Emplacement, Type d'inventaire",
  ),
  type: words(
    'item type, armor, armour, armor type, armour type, weapon type',
    'kind, itemtype, subclass, item subclass',
    'Typ, Art, Gegenstandstyp, Rüstungstyp, Unterklasse',
    "Type d'objet, Type d'armure, Sous-classe",
  ),
  rarity: words('quality', 'Qualität, Seltenheit', 'Qualité, Rareté'),
  stat: words(
    'primary stat, main stat, primary, primarystat',
    'Primärwert, Primärattribut, Hauptattribut, Attribut',
    'Caractéristique, Caractéristique principale',
  ),
  itemId: words(
    'id, itemid, link / id, id / link, item id / link',
    'Gegenstands-ID, Gegenstandsnummer',
    "Identifiant, ID d'objet, ID de l'objet",
  ),
  token: words(
    'tier token, is token, token category, istokenitem, tokencategory',
    'Setmarke',
    'Jeton',
  ),
  tokenSlots: words('tokenslots, turns into'),
  classes: words('class, usable by, for', 'Klasse, Klassen', 'Classe'),
  icon: words('icon url, image, iconurl, picture', 'Symbol, Bild', 'Icône'),
  description: words(
    'note, notes, text, comment, comments, remark, remarks, info, infos',
    'item notes, loot notes, officer note, officer notes',
    'Beschreibung, Notiz, Notizen, Kommentar, Anmerkung, Bemerkung',
    'Commentaire, Remarque',
  ),
  blizzardId: words('blizzard item id, blizzarditemid'),
  wowheadId: words('wowhead, wowhead link, wowheadid, link, url, item link', 'Lien'),
}

/** The names of columns of loot sheets that the grid does not have. */
export const OTHER_COLUMN_NAMES = words(
  'ilvl, ilevel, item level, level, req level, stats, secondary stats, drop chance, drop rate, drop',
  'chance, difficulty, mode, raid, instance, zone, spec, specs, role, bis, priority, prio',
  'nr, no, Gegenstandsstufe, Stufe, Werte, Schwierigkeit',
  "Niveau d'objet, Niveau, Stats secondaires",
)
