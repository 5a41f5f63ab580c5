import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../scripts/project'

const read = (file: string) => readFileSync(join(ROOT, 'docs', file), 'utf8')
const map = read('specification-tests.md')

/** The titles of the numbered sections of a document. */
const sectionsOf = (text: string) =>
  [...text.matchAll(/^## (\d+\. .+)$/gm)].map(([, title]) => title)

/** All list items: statement and links. */
const ROWS = [...map.matchAll(/^- (.+)$/gm)].map(([, row = '']) => {
  const [statement = '', ...links] = row.split(/: (?=\[)/)
  return { statement, links: links.join(', ') }
})

it('the map of the tests has the sections 1 to 9 of the specification', () => {
  const sections = sectionsOf(read('specification.md')).slice(0, 9)
  expect(sectionsOf(map)).toEqual(sections)
  expect(ROWS.length).toBeGreaterThan(140)
})

it.each(ROWS)('the map of the tests names a test for: $statement', ({ links }) => {
  const files = [...links.matchAll(/\]\(\.\.\/(tests\/[^)]+)\)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !/\.(test\.tsx?|e2e\.ts)$/.test(file))).toEqual([])
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
