import { words } from '../choices'

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
