import { DIFFICULTIES } from '@/game/difficulties'
import { aberrusTheShadowedCrucible } from './raids/aberrus-the-shadowed-crucible'
import { amirdrassilTheDreamsHope } from './raids/amirdrassil-the-dreams-hope'
import { liberationOfUndermine } from './raids/liberation-of-undermine'
import { manaforgeOmega } from './raids/manaforge-omega'
import { marchOnQueldanas } from './raids/march-on-queldanas'
import { nerubArPalace } from './raids/nerub-ar-palace'
import { sporefall } from './raids/sporefall'
import { theDreamrift } from './raids/the-dreamrift'
import { theTideboundGrotto } from './raids/the-tidebound-grotto'
import { theVenomousAbyss } from './raids/the-venomous-abyss'
import { theVoidspire } from './raids/the-voidspire'
import { vaultOfTheIncarnates } from './raids/vault-of-the-incarnates'

const NEWEST_FIRST = [
  theVenomousAbyss,
  theTideboundGrotto,
  sporefall,
  theVoidspire,
  theDreamrift,
  marchOnQueldanas,
  manaforgeOmega,
  liberationOfUndermine,
  nerubArPalace,
  amirdrassilTheDreamsHope,
  aberrusTheShadowedCrucible,
  vaultOfTheIncarnates,
]

/** The raids of the last three expansions with bosses and loot items, newest first. */
export const RAIDS = NEWEST_FIRST.map((raid, index) => ({
  ...raid,
  isCurrentTier: raid.tier === theVenomousAbyss.tier,
  isActive: raid.expansion !== 'Dragonflight',
  sortOrder: index + 1,
  // All raids since Dragonflight have all four difficulties.
  availableDifficulties: [...DIFFICULTIES],
}))
