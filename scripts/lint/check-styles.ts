// Part of `npm run lint`: fails on CSS that Safari 17 or the current Firefox ESR does not have.
// Reads the style sheet of the build, because it also contains what Tailwind generates for the
// class names in src.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import stylelint from 'stylelint'
import { buildApp } from '../build'
import { ROOT } from '../project'

/** What all browsers had by the end of this year; Safari 17 is of autumn 2023. */
const AVAILABLE = 2023

const ANY = ['/./']

/**
 * Exceptions: what looks or works well enough without the feature, or with the fallback named here.
 */
const ALLOWED = {
  ignoreAtRules: [
    // Firefox since 128.
    'property',
  ],
  ignoreSelectors: [
    // Phones draw their own.
    'selection',
    // Tailwind's `open:` has them in `:is()`, which skips unknown selectors.
    'open',
    'popover-open',
  ],
  ignoreProperties: {
    // Since Safari 15.4 and Firefox 92, in Chrome for Android without shades.
    'accent-color': ANY,
    // Draws long lists faster.
    'content-visibility': ANY,
    // A text area has its number of rows.
    'field-sizing': ANY,
    // Followed by other fonts.
    'font-family': ['ui-monospace'],
    // For the contrast themes of Windows.
    'forced-color-adjust': ANY,
    // Since Safari 16.
    'overscroll-behavior': ANY,
    'overscroll-behavior-x': ANY,
    // Not on phones.
    resize: ANY,
    'scrollbar-color': ANY,
    // Other line breaks.
    'text-wrap': ANY,
    // With its prefix for Safari.
    'user-select': ANY,
  },
}

const html = readFileSync(join(buildApp(), 'index.html'), 'utf8')
const code = [...html.matchAll(/<style[^>]*>(?<css>.*?)<\/style>/gs)]
  .map(({ groups }) => groups?.css ?? '')
  .join('\n')
if (code === '') throw new Error('The document contains no style sheet')

const { results } = await stylelint.lint({
  code,
  config: {
    plugins: ['stylelint-plugin-use-baseline'],
    rules: { 'plugin/use-baseline': [true, { available: AVAILABLE, ...ALLOWED }] },
  },
  configBasedir: ROOT,
})
const problems = results
  .flatMap(({ warnings }) => warnings.map(({ text }) => text))
  // Tailwind generates them.
  .filter((text) => !text.startsWith('@supports'))
for (const problem of new Set(problems)) console.error(`Failed: ${problem}`)
if (problems.length > 0) process.exitCode = 1
