import { expect, test } from 'vitest'

/* A lint check: components use the colours and lengths of the theme, not literal values. */

const LITERALS = [
  // A hex colour. Not a BattleTag such as "Raider#3000", which has a letter before the "#".
  /(?<!\w)#[0-9a-f]{3,8}\b(?=['"\s;)])/i,
  /\b(?:rgb|hsl|oklch)a?\(/i,
  // An arbitrary value of Tailwind with a length or a hex colour.
  /-\[[^\]]*(?:\d(?:px|rem|em|vh|vw)|#[0-9a-f]{3,8})[^\]]*\]/i,
  // A length in a style or an attribute.
  /['"`]\d+(?:\.\d+)?(?:px|rem|em|vh|vw)['"`]/,
]

const sources = Object.entries(
  import.meta.glob<string>(['/src/**/*.tsx', '/src/ui/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

test('source files contain no literal colours or lengths', () => {
  expect(sources.length).toBeGreaterThan(50)
  const found = sources.flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => LITERALS.some((literal) => literal.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
