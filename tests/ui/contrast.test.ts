import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { CLASSES } from '@/game/classes'
import { RARITIES } from '@/game/items'

/*
 * WCAG 2.2 requires a contrast of 4.5:1 for text and 3:1 for the borders of form controls. The
 * colours are read from the stylesheets.
 */

type Rgb = readonly [number, number, number]

const css = ['styles', 'styles/theme', 'styles/tints']
  .map((name) => readFileSync(`src/${name}.css`, 'utf8'))
  .join('\n')
/** The theme colours, and those of the game: `--tint` and `--tint-text` for a value of an attribute. */
const COLORS = new Map<string, Rgb>([
  ...Array.from(
    css.matchAll(/--color-([\w-]+):\s*#([\da-f]{6});/g),
    ([, name = '', hex = '']) => [name, toRgb(hex)] as const,
  ),
  ...Array.from(
    css.matchAll(
      /\[data-(\w+)='([\w-]+)'\][^}]*--tint: #([\da-f]{6});\s*--tint-text: #([\da-f]{6});/g,
    ),
    ([, kind = '', value = '', ...hexes]) =>
      hexes.map(
        (hex, index) =>
          [`${kind}-${value.toLowerCase()}${index ? '-text' : ''}`, toRgb(hex)] as const,
      ),
  ).flat(),
])
const BACKGROUNDS = ['ground', 'panel', 'raised', 'highlight']
const TEXTS = [
  'text',
  'muted',
  'faint',
  ...[...COLORS.keys()].filter((name) => name.endsWith('-text')),
]
/** Every colour that can be a tint. Each has a `-text` variant. */
const TINTS = TEXTS.filter((name) => name.endsWith('-text')).map((name) =>
  name.replace(/-text$/, ''),
)

describe('contrast of the theme colours', () => {
  it('the background of selected text is not opaque: Safari would darken it', () => {
    expect(css).toMatch(
      /::selection \{[^}]*background-color: --alpha\(var\(--color-accent\) \/ 99%\)/,
    )
  })

  it('the tints include every class, rarity, faction and state', () => {
    const expected = [
      ...CLASSES.map(({ slug }) => `class-${slug}`),
      ...['POOR', ...RARITIES].map((rarity) => `rarity-${rarity.toLowerCase()}`),
      'faction-alliance',
      'faction-horde',
      'accent',
      'success',
      'error',
      'warning',
      'info',
      'loading',
    ]
    expect(TINTS.toSorted()).toEqual(expected.toSorted())
  })

  it.each(TEXTS)('text colour %s has at least 4.5:1 on every background', (text) => {
    const failing = BACKGROUNDS.filter(
      (background) => contrast(color(text), color(background)) < 4.5,
    )
    expect(failing).toEqual([])
  })

  it.each(TINTS)('text on the tinted background of %s has at least 4.5:1', (tint) => {
    const failing = [`${tint}-text`, 'text'].filter(
      (text) => contrast(color(text), tinted(tint)) < 4.5,
    )
    expect(failing).toEqual([])
  })

  it('muted text on the error and neutral tint has at least 4.5:1', () => {
    expect(contrast(color('muted'), tinted('error'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color('muted'), tinted('control'))).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['accent-ink', 'accent'],
    ['accent-ink', 'accent-strong'],
    ['danger-ink', 'danger'],
    ['danger-ink', 'danger-strong'],
  ])('button text %s on %s has at least 4.5:1', (ink, fill) => {
    expect(contrast(color(ink), color(fill))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['ground', 'panel', 'raised'])(
    'borders of form controls have at least 3:1 against %s',
    (background) => {
      const borders = ['control', 'error', 'success', 'accent']
      const failing = borders.filter((border) => contrast(color(border), color(background)) < 3)
      expect(failing).toEqual([])
    },
  )
})

function color(name: string): Rgb {
  const found = COLORS.get(name)
  if (!found) throw new Error(`theme.css has no --color-${name}`)
  return found
}

/** Computes --color-tint-ground, the mix of a tint and the panel colour. */
function tinted(tint: string): Rgb {
  const share = Number(
    /--color-tint-ground: color-mix\(in srgb, var\(--tint\) (\d+)%/.exec(css)?.[1],
  )
  const [panel, hue] = [color('panel'), color(tint)]
  const mix = (channel: 0 | 1 | 2) => (hue[channel] * share + panel[channel] * (100 - share)) / 100
  return [mix(0), mix(1), mix(2)]
}

function toRgb(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return [channel(0), channel(2), channel(4)]
}

function contrast(one: Rgb, other: Rgb) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Rgb) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
