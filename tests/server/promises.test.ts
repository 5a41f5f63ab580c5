import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/project'

/** The rows of the table: promise, file, title. */
const ROWS = [
  ...readFileSync(join(ROOT, 'docs/reliability.md'), 'utf8').matchAll(
    /^\| (.+?) +\| `(\S+)` +\| (.+?) +\|$/gm,
  ),
].map(([, promise = '', file = '', title = '']) => ({ promise, file, title }))

describe('docs/reliability.md', () => {
  it('has its promises', () => {
    expect(ROWS.length).toBeGreaterThan(30)
  })

  it.each(ROWS)('$promise', ({ file, title }) => {
    const text = readFileSync(join(ROOT, 'tests', file), 'utf8')
    expect(text).toMatch(/\b(?:it|test)\b/)
    expect(text.replaceAll(String.raw`\'`, "'")).toContain(title)
  })
})
