// `npm test` runs the quick steps. `npm run test:all` runs them with many runs of property tests and all
// faults (TEST_RUNS=many), and then the remaining steps. The first step that fails ends the run with its
// exit code. Every step is an npm script that can be run alone. At the end, the duration and the number of
// passed tests of each step are printed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT } from './project'

interface Step {
  name: string
  /** The npm script; `args` are its arguments. */
  script: string
  args?: string[]
  /** The tool that runs the tests; undefined for steps without tests. */
  reporter?: 'vitest' | 'playwright'
}

const isAll = process.argv.includes('all')

const QUICK: Step[] = [
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  {
    name: 'unit, screens, server',
    script: 'test:unit',
    args: ['--project', 'app', '--project', 'node'],
    reporter: 'vitest',
  },
  {
    name: 'browser, main journeys',
    script: 'test:e2e',
    args: ['--grep', '@main'],
    reporter: 'playwright',
  },
]

const REMAINING: Step[] = [
  { name: 'packages', script: 'check:packages' },
  { name: 'budgets', script: 'budgets' },
  {
    name: 'server processes',
    script: 'test:unit',
    args: ['--project', 'process'],
    reporter: 'vitest',
  },
  { name: 'server on Postgres', script: 'test:postgres', reporter: 'vitest' },
  {
    name: 'browser, full matrix',
    script: 'test:e2e',
    args: ['--grep-invert', '@main'],
    reporter: 'playwright',
  },
]

const reports = mkdtempSync(join(tmpdir(), 'guildr-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const results = (isAll ? [...QUICK, ...REMAINING] : QUICK).map((step, index) =>
  run(step, join(reports, `${index}.json`)),
)
checkThatAllFilesRan(results)

console.log('')
for (const { name, seconds, passed } of results) {
  const tests = passed === undefined ? '' : `${passed} passed`
  console.log(`${name.padEnd(40)} ${seconds.toFixed(0).padStart(5)} s  ${tests}`)
}
console.log(`${'total'.padEnd(40)} ${sum(results, 'seconds').toFixed(0).padStart(5)} s`)
console.log(`\n${sum(results, 'passed')} passed, 0 failed`)

interface Result {
  name: string
  seconds: number
  passed?: number
  /** The test files that ran, relative to the project; Vitest only. */
  files?: string[]
}

function sum(results: readonly Result[], field: 'seconds' | 'passed'): number {
  return results.reduce((total, result) => total + (result[field] ?? 0), 0)
}

/** Runs one step. If it fails, this process ends with its exit code. */
function run({ name, script, args = [], reporter }: Step, report: string): Result {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const startedAt = Date.now()
  const { status } = spawnSync(
    command,
    [...first, 'run', script, '--', ...args, ...reporterArgs(reporter, report)],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        ...(isAll && { TEST_RUNS: 'many' }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      stdio: 'inherit',
    },
  )
  if (status !== 0) process.exit(status ?? 1)
  const seconds = (Date.now() - startedAt) / 1000
  return { name, seconds, ...(reporter && readReport(reporter, report)) }
}

function reporterArgs(reporter: Step['reporter'], report: string): string[] {
  switch (reporter) {
    case 'vitest':
      return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    case 'playwright':
      return ['--reporter=list,json']
    case undefined:
      return []
  }
}

function readReport(reporter: 'vitest' | 'playwright', report: string) {
  if (!existsSync(report)) {
    // Only the Postgres step can succeed without a report: without Postgres it prints a warning.
    console.error('\nSKIPPED: this step ran no tests (see above).')
    return { passed: 0 }
  }
  const content: unknown = JSON.parse(readFileSync(report, 'utf8'))
  if (reporter === 'playwright') {
    const { stats } = content as { stats: { expected: number } } // Playwright's JSON reporter
    return { passed: stats.expected }
  }
  // Vitest's JSON reporter
  const { numPassedTests, testResults } = content as {
    numPassedTests: number
    testResults: { name: string }[]
  }
  return { passed: numPassedTests, files: testResults.map(({ name }) => relative(ROOT, name)) }
}

/** Fails if a test file did not run, because no `include` in vitest.config.ts matches it. */
function checkThatAllFilesRan(results: readonly Result[]): void {
  const ran = new Set(results.flatMap(({ files = [] }) => files))
  const missing = testFiles().filter((file) => !ran.has(file) && (isAll || !isProcessTest(file)))
  if (missing.length === 0) return
  console.error(`\nThese test files did not run:\n${missing.join('\n')}`)
  process.exit(1)
}

/** Every Vitest file below tests/, relative to the project. */
function testFiles(): string[] {
  return readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file))
}

/** Tests that start server processes are slow; `npm test` leaves them out. */
function isProcessTest(file: string): boolean {
  return file.startsWith(join('tests', 'server', 'process'))
}
