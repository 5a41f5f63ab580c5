import { describe, expect, it } from 'vitest'
import { indexTracks, parseIdRanges } from '@/game/gear/season-tracks'
import { compareTrack } from '@/game/gear/upgrade-track'

const OLD = {
  veteran: '10274-10281',
  champion: '10266-10273',
  hero: '10256, 10261-10265',
  myth: '10257-10260, 10298-10299',
}
const NEW = {
  veteran: '12825-12830',
  champion: '12833-12838',
  hero: '12841-12846',
  myth: '12849-12854',
}

describe('parseIdRanges', () => {
  const twoRanges = [
    { first: 1, last: 2 },
    { first: 5, last: 5 },
  ]
  it.each([
    ['', []],
    ['  ', []],
    ['5', [{ first: 5, last: 5 }]],
    [
      '10256, 10261-10265',
      [
        { first: 10_256, last: 10_256 },
        { first: 10_261, last: 10_265 },
      ],
    ],
    ['1 – 2', [{ first: 1, last: 2 }]],
    ['1 - 2 5', twoRanges],
    ['1-2;5', twoRanges],
    ['1-2 ; 5;', twoRanges],
    ['1-2\r\n5\n', twoRanges],
    ['1-2,,5,', twoRanges],
    ['5-4', null],
    ['-1', null],
    ['1-', null],
    ['1.2', null],
    ['a', null],
    ['1-2-3', null],
    ['1234567890', null],
  ])('reads %j as %j', (text, ranges) => {
    expect(parseIdRanges(text)).toEqual(ranges)
  })
})

describe('indexTracks: the upgrade track of an item', () => {
  const trackOf = indexTracks([OLD, NEW])
  const track = (bonusIds: number[], description: string | null = null) =>
    trackOf({ bonusIds, description })

  it.each([
    [[6652, 12_841, 13_335], 'hero'],
    [[12_846], 'hero'],
    [[12_849], 'myth'],
    [[12_838], 'champion'],
    [[12_825], 'veteran'],
    [[10_256], 'hero'],
    [[10_257], 'myth'],
    [[10_299], 'myth'],
    [[10_281], 'veteran'],
    [[12_847], null],
    [[6652], null],
    [[], null],
  ])('bonus ids %j: %s', (ids, expected) => {
    expect(track(ids)).toBe(expected)
  })

  it('bonus ids of two tracks decide nothing', () => {
    expect(track([12_841, 12_849])).toBeNull()
  })

  it.each([
    ['Hero', 'hero'],
    ['Hero 3/6', 'hero'],
    ['Heroic', 'hero'],
    ['Mythic', 'myth'],
    ['Raid Finder', 'veteran'],
    ['Normal', 'champion'],
    ['Mythic+', null],
    ['Radiance Crafted', null],
    ['', null],
    [null, null],
  ])('without a known bonus id, the description %j: %s', (description, expected) => {
    expect(track([1], description)).toBe(expected)
  })

  it('the bonus ids take precedence over the description', () => {
    expect(track([12_841], 'Mythic')).toBe('hero')
  })
})

describe('compareTrack', () => {
  it.each([
    ['veteran', 'LFR', 'enough'],
    ['champion', 'Normal', 'enough'],
    ['hero', 'Heroic', 'enough'],
    ['myth', 'Mythic', 'enough'],
    ['myth', 'Heroic', 'enough'],
    ['hero', 'Mythic', 'lower'],
    ['champion', 'Heroic', 'lower'],
    [null, 'LFR', null],
    ['explorer', 'LFR', null],
    ['hero', 'Story', null],
  ])('%s for a list of %s: %s', (track, difficulty, expected) => {
    expect(compareTrack(track, difficulty)).toBe(expected)
  })
})
