import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../scripts/project'

const read = (file: string) => readFileSync(join(ROOT, 'docs', file), 'utf8')
const table = read('specification-tests.md')

/** The titles of the numbered sections of a document. */
const sectionsOf = (text: string) =>
  [...text.matchAll(/^## (\d+\. .+)$/gm)].map(([, title]) => title)

/** The rows of all tables: statement and links. */
const ROWS = [...table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
  .map(([, statement = '', links = '']) => ({ statement, links }))
  .filter(({ statement }) => statement !== 'Statement' && !/^-+$/.test(statement))

it('the table of the specification has the sections 1 to 9', () => {
  const sections = sectionsOf(read('specification.md')).slice(0, 9)
  expect(sectionsOf(table)).toEqual(sections)
  expect(ROWS.length).toBeGreaterThan(60)
})

it.each(ROWS)('the table of the specification names a test for: $statement', ({ links }) => {
  const files = [...links.matchAll(/\]\(\.\.\/(tests\/[^)]+)\)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !/\.(test\.tsx?|e2e\.ts)$/.test(file))).toEqual([])
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
