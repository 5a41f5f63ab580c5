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
    'encounter, source, source name, from, dropped by, drops from, dropped from, drop from, boss name',
    'bosses, raid boss, raid encounter, boss encounter, drop source',
    'Begegnung, Quelle, Gegner',
    'Rencontre',
  ),
  slot: words(
    'item slot, equip, equip slot, equipment slot, inventory type, itemslot, slot type, slot and type',
    'type slot, type and slot, slot armor, armor slot, equiploc',
    'Platz, Ausrüstungsplatz',
    "Emplacement, Type d'inventaire",
  ),
  type: words(
    'item type, armor, armour, armor type, armour type, weapon type',
    'kind, itemtype, subtype, subclass, item subclass',
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

/**
 * The names of columns that only sheets about players have: reserves, wishes and awards, as
 * softres.it, RCLootCouncil, Gargul and That's My BIS export them.
 */
export const PLAYER_COLUMN_NAMES = words(
  'player, player name, character, character name, member name, raider, raider name, winner',
  'awarded to, received by, reserved by, plus, response, votes, date, datetime, received at',
  'offspec, is offspec, raid group name',
  'Spieler, Charakter, Empfänger, Datum, Antwort, Stimmen',
  'Joueur, Personnage, Réponse',
)

/** Other columns of these tools. */
export const TOOL_COLUMN_NAMES = words(
  'time, itemstring, difficultyid, mapid, groupsize, gear1, gear2, responseid, isawardreason',
  'owner, rollType, character class, character is alt, character inactive at, character note',
  'sort order, import id, prio note, item prio note, item tier, item tier label, instance name',
  'created at, updated at',
)
