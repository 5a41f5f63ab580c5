// `npm test` runs its steps until one fails. `npm run test:all` runs these and all other steps to
// the end, with many runs of property tests and all faults (TEST_RUNS=many), and repeats a browser
// test that fails once. `--only <step>` runs one step. At the end, both print a table of the steps
// with the names of what failed or was repeated, and a last line "N passed, N failed". The exit
// code is 1 if anything failed.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './project'
import { type Outcome, readReport, reporterArgs } from './test-reports'
import { QUICK_STEPS, REMAINING_STEPS, type Step } from './test-steps'

interface Result extends Outcome {
  step: Step
  seconds: number
}

const MEMORY_FOLDER = '/dev/shm'
/** Several times what the tests need. */
const MEMORY_BYTES = 4_000_000_000
const FOLDER_PREFIX = 'guildr-test-'
const DAY_MS = 24 * 60 * 60 * 1000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
})
const isAll = positionals.includes('all')
const steps = chooseSteps(values.only)

const folder = createTemporaryFolder()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
// Ctrl-C also ends the running step, which then counts as failed; without a handler the folder
// would be left.
process.on('SIGINT', () => {})

const results: Result[] = []
for (const [index, step] of steps.entries()) {
  const result = run(step, join(folder, `report-${index}.json`))
  results.push(result)
  if (result.failed.length > 0 && !isAll) break
}
const missing = values.only === undefined ? findFilesThatDidNotRun() : []

console.log('')
print('step', 'seconds', 'passed', 'failed', 'repeated')
for (const { step, seconds, passed, failed, repeated } of results) {
  print(step.name, seconds.toFixed(0), passed, failed.length, repeated.length)
}
print('total', sum(({ seconds }) => seconds).toFixed(0), countPassed(), countFailed(), '')
for (const { step, failed, repeated } of results) {
  for (const name of failed) console.log(`failed    ${step.name}: ${name}`)
  for (const name of repeated) console.log(`repeated  ${step.name}: ${name}`)
}
for (const file of missing) console.log(`did not run: ${file}`)

console.log(`\n${countPassed()} passed, ${countFailed()} failed`)
if (countFailed() > 0) process.exitCode = 1

function chooseSteps(only: string | undefined): readonly Step[] {
  const all = isAll ? [...QUICK_STEPS, ...REMAINING_STEPS] : QUICK_STEPS
  if (only === undefined) return all
  const chosen = all.filter(({ name }) => name === only)
  if (chosen.length > 0) return chosen
  console.error(`No step "${only}". Steps: ${all.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

function print(...cells: (string | number)[]): void {
  const [name, ...numbers] = cells.map(String)
  console.log([name?.padEnd(24), ...numbers.map((text) => text.padStart(10))].join(''))
}

function sum(valueOf: (result: Result) => number): number {
  return results.reduce((total, result) => total + valueOf(result), 0)
}

function countPassed(): number {
  return sum(({ passed }) => passed)
}

function countFailed(): number {
  return sum(({ failed }) => failed.length) + missing.length
}

/**
 * The folder for temporary files of all steps: in memory if Linux offers enough, because tests
 * create, write and remove a database for each of many servers, which is slower on a disk. Folders
 * of killed runs are removed when they are older than a day; a younger one may be in use.
 */
function createTemporaryFolder(): string {
  for (const parent of [MEMORY_FOLDER, tmpdir()]) removeOldFolders(parent)
  const path = mkdtempSync(join(hasMemoryFolder() ? MEMORY_FOLDER : tmpdir(), FOLDER_PREFIX))
  // Postgres runs as another user if this process is root.
  chmodSync(path, 0o755)
  return path
}

function removeOldFolders(parent: string): void {
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    const path = join(parent, name)
    try {
      if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true })
    } catch {
      // It belongs to another user, or another run removed it.
    }
  }
}

function hasMemoryFolder(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize >= MEMORY_BYTES
}

/** Runs one step. A step that fails without a failed test, such as the type check, is named. */
function run(step: Step, report: string): Result {
  const { script, args = [], tool, node, env } = step
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const onNode = node ? ['exec', '--yes', `--package=${nodePackage(node)}`, '--', 'npm'] : []
  const toolArgs = tool ? reporterArgs(tool, report) : []
  const retries = isAll && tool === 'playwright' ? ['--retries=1'] : []
  const startedAt = Date.now()
  const { status } = spawnSync(
    command,
    [...first, ...onNode, 'run', script, '--', ...args, ...toolArgs, ...retries],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        ...env,
        ...(isAll && !node && { TEST_RUNS: 'many' }),
        TMPDIR: folder,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      // Tests must not depend on a terminal.
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const seconds = (Date.now() - startedAt) / 1000
  const outcome = tool
    ? readReport(tool, report)
    : { passed: 0, failed: [], repeated: [], files: [] }
  const failed =
    status !== 0 && outcome.failed.length === 0 ? [`npm run ${script}`] : outcome.failed
  return { ...outcome, step, seconds, failed }
}

/** The package with the binary of a version of Node for this platform. */
function nodePackage(version: string): string {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  return `node-${platform}-${process.arch}@${version}`
}

/** Test files that no step ran, because no `include` in vitest.config.ts matches them. */
function findFilesThatDidNotRun(): string[] {
  if (results.some(({ failed }) => failed.length > 0)) return []
  const ran = new Set(results.flatMap(({ files }) => files))
  return testFiles().filter((file) => !ran.has(file) && (isAll || !isProcessTest(file)))
}

/** Every Vitest file below tests/, relative to the project. */
function testFiles(): string[] {
  return readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file))
}

/** `npm test` leaves out the tests that start server processes. */
function isProcessTest(file: string): boolean {
  return file.startsWith(join('tests', 'server', 'process'))
}
