import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/project'
import { readReport } from '../../../scripts/test/reports'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildr-report-'))
  file = join(folder, 'report.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const spec = (title: string, status: string) => ({
  title,
  tests: [{ projectName: 'phone', status }],
})

it('Vitest: failed tests are named, and so is a file that fails without a failed test', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: join(ROOT, 'tests/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'removes' },
        ],
      },
      { name: join(ROOT, 'tests/b.test.ts'), status: 'failed', assertionResults: [] },
    ],
  }
  writeFileSync(file, JSON.stringify(report))
  expect(readReport('vitest', file)).toEqual({
    passed: 1,
    failed: ['tests/a.test.ts: removes', 'tests/b.test.ts'],
    repeated: [],
  })
})

it('Playwright: failed and repeated tests of all suites are named with their project', () => {
  const inner = { file: 'a.e2e.ts', specs: [spec('opens', 'flaky'), spec('closes', 'unexpected')] }
  const report = {
    stats: { expected: 1, flaky: 1 },
    suites: [{ file: 'a.e2e.ts', specs: [spec('loads', 'expected')], suites: [inner] }],
    errors: [{ message: 'The setup failed' }],
  }
  writeFileSync(file, JSON.stringify(report))
  expect(readReport('playwright', file)).toEqual({
    passed: 2,
    failed: ['a.e2e.ts [phone]: closes', 'The setup failed'],
    repeated: ['a.e2e.ts [phone]: opens'],
  })
})

it('a missing report counts as no tests', () => {
  const nothing = { passed: 0, failed: [], repeated: [] }
  expect(readReport('vitest', file)).toEqual(nothing)
})
