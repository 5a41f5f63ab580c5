import { toCsvTable, toText } from '@/features/wishlists/list/export-list'
import { expect, it } from 'vitest'
import { listOf, wish } from './wishes'

const list = listOf([
  wish('a', { name: 'Font of Venomous Rage', claim: 'BiS', note: 'Single target' }),
  wish('b', { name: "Vile Alchemist's Band", slot: 'FINGER', isObtained: true }),
  wish('c', { name: '=HYPERLINK("http://evil.test")', note: 'a, "b"\nc' }),
])

it('toText: lists the wanted wishes by rank, then the obtained ones', () => {
  expect(toText(list)).toBe(
    [
      'Frostelle – Frost Mage – The Venomous Abyss (Heroic)',
      '1. Font of Venomous Rage (Trinket, First Boss) – BiS – Single target',
      '3. =HYPERLINK("http://evil.test") (Trinket, First Boss) – a, "b"\nc',
      "✓ Vile Alchemist's Band (Finger, First Boss)",
    ].join('\n'),
  )
})

it('toCsvTable: writes one row per wish and escapes formulas', () => {
  expect(toCsvTable(list).split('\r\n')).toEqual([
    'Rank,Item,Slot,Boss,Difficulty,Claim,Note,Obtained,Wowhead',
    '1,Font of Venomous Rage,Trinket,First Boss,Heroic,BiS,Single target,no,https://www.wowhead.com/item=1000',
    `3,"'=HYPERLINK(""http://evil.test"")",Trinket,First Boss,Heroic,,"a, ""b""\nc",no,https://www.wowhead.com/item=1000`,
    ",Vile Alchemist's Band,Finger,First Boss,Heroic,,,yes,https://www.wowhead.com/item=1000",
  ])
})

it('toCsvTable: fields that no wish has are no columns', () => {
  const { isObtained: _, ...bare } = wish('a', { name: 'Font of Venomous Rage' })
  expect(toCsvTable(listOf([bare])).split('\r\n')).toEqual([
    'Rank,Item,Slot,Boss,Difficulty,Wowhead',
    '1,Font of Venomous Rage,Trinket,First Boss,Heroic,https://www.wowhead.com/item=1000',
  ])
})
