import { describe, expect, it } from 'vitest'
import { sortUnknownBosses } from '@/features/admin-bulk/batch/unknown-bosses'
import { cellsOf, pasteAt } from './paste/paste-at'

const BOSSES = ['Plexus Sentinel', 'Stix Bunkjunker'].map((label) => ({ label, value: label }))

/** The names in the order of the rows, as they are offered and as they are corrected. */
function sorted(names: readonly string[], known: readonly string[] = []) {
  const { added, corrected } = sortUnknownBosses(names, BOSSES, known)
  return { added: Object.fromEntries(added), corrected: Object.fromEntries(corrected) }
}

describe('names of bosses that the instance lacks', () => {
  it('names that are near each other are one boss, in the most frequent spelling', () => {
    const names = [
      'vexie and the geargriners',
      'Vexie and the Geargrinders',
      'Vexie and the Geargrinders',
      'Vexie & the Geargrinder',
      'Rik Reverb',
      'Rik Rverb',
      'Mug Zee',
      'Mugzee',
    ]
    const { added, corrected } = sorted(names)
    expect(added).toEqual({
      'vexie and the geargriners': 'Vexie and the Geargrinders',
      'Vexie and the Geargrinders': 'Vexie and the Geargrinders',
      'Vexie & the Geargrinder': 'Vexie and the Geargrinders',
      'Rik Reverb': 'Rik Reverb',
      'Rik Rverb': 'Rik Reverb',
      'Mug Zee': 'Mug Zee',
      Mugzee: 'Mug Zee',
    })
    expect(corrected).toEqual({})
  })

  it('one word of a long name may end differently', () => {
    const { added } = sorted([
      'Chrome Prince Gazlix',
      'Chrome Prince Gazlicks',
      'Chrome Prince Gazlix',
      'Chrome Prince Mogul',
      'Prince Gazlowe',
    ])
    expect(added).toEqual({
      'Chrome Prince Gazlix': 'Chrome Prince Gazlix',
      'Chrome Prince Gazlicks': 'Chrome Prince Gazlix',
      'Chrome Prince Mogul': 'Chrome Prince Mogul',
      'Prince Gazlowe': 'Prince Gazlowe',
    })
  })

  it('a name that is near a boss of another instance is spelled like it', () => {
    const names = ['Rik Revrb', 'Rik Revrb', 'Rik Rverb', 'Mugzee', 'Zorah']
    expect(sorted(names, ['Plexus Sentinel', 'Rik Reverb', "Mug'Zee"]).added).toEqual({
      'Rik Revrb': 'Rik Reverb',
      'Rik Rverb': 'Rik Reverb',
      Mugzee: "Mug'Zee",
      Zorah: 'Zorah',
    })
  })

  it('a name that is near an existing boss is no new boss', () => {
    expect(sorted(['Plexus Sentinal', 'Plexus Guardian', 'Stx Bunkjunker'])).toEqual({
      added: { 'Plexus Guardian': 'Plexus Guardian' },
      corrected: { 'Plexus Sentinal': 'Plexus Sentinel', 'Stx Bunkjunker': 'Stix Bunkjunker' },
    })
  })

  it.each([
    ['Galywix (end boss!!)', 'Chrome King Gallywix'],
    ['Chrome King Galywix [last]', 'Chrome King Gallywix'],
    ['Mugzee', "Mug'Zee, Heads of Security"],
    ['Security', undefined],
    ['King', undefined],
    ['Plexus Bot', undefined],
    ['Vexie (add)', undefined],
  ])('the short name %j means %j', (name, boss) => {
    const known = ['Chrome King Gallywix', "Mug'Zee, Heads of Security", 'Security Bot', 'King Bot']
    const bosses = known.map((label) => ({ label, value: label }))
    expect(sortUnknownBosses([name], bosses, []).corrected.get(name)).toBe(boss)
  })

  it('short words and numbers that differ are other names', () => {
    const names = ['Guard One', 'Guard Two', 'Guard 1', 'Guard 2', 'Ula', 'Uma']
    expect(Object.values(sorted(names).added)).toEqual(names)
  })

  it('below a section row, a boss is spelled as the section is', () => {
    const table = [
      ['Item', 'Boss', 'Slot'],
      ['1. Vexie and the Geargrinders', '', ''],
      ['Helm', 'vexie and the geargrinders', 'Head'],
      ['Belt', 'Vexei & the Geargriners', 'Waist'],
      ['Ring', 'Rik Reverb', 'Finger'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Helm | Vexie and the Geargrinders',
      'Belt | Vexie and the Geargrinders',
      'Ring | Rik Reverb',
    ])
  })
})
