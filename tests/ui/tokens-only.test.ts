import { expect, test } from 'vitest'

/** A colour written out, or Tailwind's arbitrary value of a length or a colour. */
const LITERALS = [
  // A BattleTag ("Raider#3000") has a name before its sign.
  /(?<!\w)#[0-9a-f]{3,8}\b(?=['"\s;)])/i,
  /\b(?:rgb|hsl|oklch)a?\(/i,
  /-\[[^\]]*(?:\d(?:px|rem|em|vh|vw)|#[0-9a-f]{3,8})[^\]]*\]/i,
  // A length in a style or an attribute.
  /['"`]\d+(?:\.\d+)?(?:px|rem|em|vh|vw)['"`]/,
]

const sources = import.meta.glob<string>(['/src/**/*.tsx', '/src/ui/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('there is something to look at', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50)
})

test.each(Object.entries(sources))('%s takes colours and lengths from the theme', (_file, text) => {
  const found = text.split('\n').filter((line) => LITERALS.some((literal) => literal.test(line)))
  expect(found).toEqual([])
})
