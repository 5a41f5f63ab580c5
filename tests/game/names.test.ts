import { describe, expect, it } from 'vitest'
import { cleanName, nameKey } from '@/game/names'

describe('cleanName', () => {
  it.each([
    ['  Voracious   Heart ', 'Voracious Heart'],
    ['Voracious\u00A0\t\r\nHeart', 'Voracious Heart'],
    ['Vor\u200Bacious\uFEFF Heart\u00AD', 'Voracious Heart'],
    ['\u202EtraeH\u202C \u2066suoicaroV\u2069', 'traeH suoicaroV'],
    [' \u200B\u202E ', ''],
    ["Ula'tek’s Œuvre", "Ula'tek’s Œuvre"],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanName(text)).toBe(expected)
  })
})

describe('nameKey', () => {
  it.each([
    ["Heart of Ula'tek", 'Heart of Ula’tek'],
    ["Heart of Ula'tek", 'heart OF ula`tek'],
    ["Loom'ithar", 'Loomʼithar'],
    ['Épée de Zéphyr', 'Epee de Zephyr'],
    ['Épée', 'E\u0301pe\u0301e'],
    ['Voracious Heart', ' voracious\u00A0 heart\u200B '],
  ])('%j and %j are the same name', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it.each([
    ['Kings Crown', "King's Crown"],
    ['Half-Moon', 'Half Moon'],
    ['Ring', 'Rings'],
  ])('%j and %j are different names', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })
})
