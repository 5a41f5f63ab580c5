// `npm test` runs the quick steps. `npm run test:all` runs them with many runs of property tests
// and all faults (TEST_RUNS=many), and then the remaining steps. `npm run test:ci` also runs the
// steps on the newest Node, and takes the seed of property tests from the commit: each commit tests
// other cases, and a failed run can be repeated. The first step that fails ends the run with exit
// code 1. Every step is an npm script that can be run alone. At the end, the duration and the
// number of passed tests of each step are printed, and a last line "N passed, N failed".
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
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
  /** The package with the Node to run on, instead of the installed Node. */
  node?: string
}

const MEMORY_FOLDER = '/dev/shm'
/** Several times what the tests need. */
const MEMORY_BYTES = 4_000_000_000

const isCi = process.argv.includes('ci')
const isAll = isCi || process.argv.includes('all')

const TYPES: Step = { name: 'types', script: 'typecheck' }
const UNIT: Step = {
  name: 'unit, screens, server',
  script: 'test:unit',
  args: ['--project', 'app', '--project', 'node'],
  reporter: 'vitest',
}

const QUICK: Step[] = [
  TYPES,
  { name: 'lint', script: 'lint' },
  UNIT,
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
  { name: 'Chromium, Firefox, WebKit', script: 'test:browsers', reporter: 'playwright' },
]

const START: Step = {
  name: 'npm start',
  script: 'test:unit',
  args: ['tests/server/process/start.test.ts'],
  reporter: 'vitest',
}

/**
 * The newest LTS line of Node, with few runs of property tests. The package contains the binary for
 * Linux.
 */
const ON_NEWEST_NODE: Step[] = [TYPES, UNIT, START].map((step) => ({
  ...step,
  name: `Node 26: ${step.name}`,
  node: `node-linux-${process.arch}@26.10.0`,
}))

const SEED = process.env.TEST_SEED ?? (isCi ? seedOfCommit() : undefined)

const STEPS = [...QUICK, ...(isAll ? REMAINING : []), ...(isCi ? ON_NEWEST_NODE : [])]

const folder = createTemporaryFolder()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
// Ctrl-C also ends the running step, which then counts as failed; without a handler the folder
// would be left.
process.on('SIGINT', () => {})

const results: Result[] = []
for (const [index, step] of STEPS.entries()) {
  const result = run(step, join(folder, `report-${index}.json`))
  results.push(result)
  if (result.failed > 0) break
}
const isComplete = results.every(({ failed }) => failed === 0)
const missing = isComplete ? findFilesThatDidNotRun(results) : []
if (missing.length > 0) console.error(`\nThese test files did not run:\n${missing.join('\n')}`)

console.log('')
for (const { name, seconds, passed, failed, hasTests } of results) {
  const counts = [hasTests ? `${passed} passed` : '', failed > 0 ? `${failed} failed` : '']
  console.log(
    `${name.padEnd(40)} ${seconds.toFixed(0).padStart(5)} s  ${counts.filter(Boolean).join(', ')}`,
  )
}
console.log(`${'total'.padEnd(40)} ${sum(results, 'seconds').toFixed(0).padStart(5)} s`)
const failed = sum(results, 'failed') + missing.length
console.log(`\n${sum(results, 'passed')} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1

interface Counts {
  passed: number
  failed: number
  /** The test files that ran, relative to the project; Vitest only. */
  files?: string[]
}

interface Result extends Counts {
  name: string
  seconds: number
  hasTests: boolean
}

/** A seed of 32 bits from the hash of the commit. */
function seedOfCommit(): string {
  const hash = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' })
  return String(Number.parseInt(hash.slice(0, 8), 16) | 0)
}

function sum(results: readonly Result[], field: 'seconds' | 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[field], 0)
}

/**
 * The folder for temporary files of all steps: in memory if Linux offers enough, because tests
 * create, write and remove a database for each of many servers, which is slower on a disk.
 */
function createTemporaryFolder(): string {
  const path = mkdtempSync(join(hasMemoryFolder() ? MEMORY_FOLDER : tmpdir(), 'guildr-test-'))
  // Postgres runs as another user if this process is root.
  chmodSync(path, 0o755)
  return path
}

function hasMemoryFolder(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize >= MEMORY_BYTES
}

/**
 * Runs one step. A step that fails without a failed test, such as the type check, counts as one
 * failure.
 */
function run({ name, script, args = [], reporter, node }: Step, report: string): Result {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const onNode = node ? ['exec', '--yes', `--package=${node}`, '--', 'npm'] : []
  const startedAt = Date.now()
  const { status } = spawnSync(
    command,
    [...first, ...onNode, 'run', script, '--', ...args, ...reporterArgs(reporter, report)],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        ...(isAll && !node && { TEST_RUNS: 'many', ...(SEED && { TEST_SEED: SEED }) }),
        TMPDIR: folder,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      stdio: 'inherit',
    },
  )
  const seconds = (Date.now() - startedAt) / 1000
  const counts = reporter ? readReport(reporter, report) : { passed: 0, failed: 0 }
  const failed = status === 0 ? 0 : Math.max(counts.failed, 1)
  return { name, seconds, hasTests: reporter !== undefined, ...counts, failed }
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

function readReport(reporter: 'vitest' | 'playwright', report: string): Counts {
  if (!existsSync(report)) {
    // Only the Postgres step can succeed without a report: without Postgres it prints a warning.
    console.error('\nThis step ran no tests (see above).')
    return { passed: 0, failed: 0 }
  }
  const content: unknown = JSON.parse(readFileSync(report, 'utf8'))
  if (reporter === 'playwright') {
    const { stats } = content as { stats: { expected: number; unexpected: number } }
    return { passed: stats.expected, failed: stats.unexpected }
  }
  const { numPassedTests, numFailedTests, testResults } = content as {
    numPassedTests: number
    numFailedTests: number
    testResults: { name: string }[]
  }
  const files = testResults.map(({ name }) => relative(ROOT, name))
  return { passed: numPassedTests, failed: numFailedTests, files }
}

/** Test files that no step ran, because no `include` in vitest.config.ts matches them. */
function findFilesThatDidNotRun(results: readonly Result[]): string[] {
  const ran = new Set(results.flatMap(({ files = [] }) => files))
  return testFiles().filter((file) => !ran.has(file) && (isAll || !isProcessTest(file)))
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
