import { expect, it } from 'vitest'
import { shortBossName } from '@/game/boss-names'

it.each([
  ['The Coiled Altar', 'Coiled Altar'],
  ['Vashnik the Malignant', 'Vashnik'],
  ['Chimaerus, the Undreamt God', 'Chimaerus'],
  ['Vexie and the Geargrinders', 'Vexie and the Geargrinders'],
  ["Ula'tek", "Ula'tek"],
  ['', ''],
])('%s is %s in a narrow row', (name, expected) => {
  expect(shortBossName(name)).toBe(expected)
})
