// `npm test` runs its steps until one fails. `npm run test:all` runs these and all other steps to
// the end, with many runs of property tests and all faults (TEST_RUNS=many), and repeats a browser
// test that fails once. `--only <step>` runs one step. At the end, both print a table of the steps
// with the names of what failed or was repeated, and a last line "N passed, N failed". The exit
// code is 1 if anything failed.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../project'
import { type Outcome, readReport, type Tool } from './reports'

/** A part of the tests that runs as one npm script. */
interface Step {
  /** What `--only` takes. */
  name: string
  script: string
  args?: string[]
  /** The tool that runs the tests; undefined for steps without tests. */
  tool?: Tool
  /** The version of Node to run on, instead of the installed one. */
  node?: string
  /** Variables of the environment, such as the time zone. */
  env?: Readonly<Record<string, string>>
}

const UNITS: Step = {
  name: 'units',
  script: 'test:unit',
  args: ['--project', 'app', '--project', 'node'],
  tool: 'vitest',
}

const START: Step = {
  name: 'start',
  script: 'test:unit',
  args: ['tests/server/process/start.test.ts'],
  tool: 'vitest',
}

/** The steps of `npm test`. */
const QUICK_STEPS: readonly Step[] = [
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  UNITS,
  { name: 'journeys', script: 'test:e2e', args: ['--grep', '@main'], tool: 'playwright' },
]

/**
 * The oldest supported version of Node, and the LTS lines after it (README.md). The tests pass in
 * each time zone and language, so each version has others.
 */
const NODE_VERSIONS = [
  { node: '20.19.6', env: { TZ: 'America/Los_Angeles', LANG: 'en_US.UTF-8' } },
  { node: '22.23.3', env: { TZ: 'Asia/Kolkata', LANG: 'C' } },
  { node: '24.9.0', env: { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' } },
  { node: '26.12.1', env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' } },
]

/**
 * The steps that only `npm run test:all` runs: they need the registry, other programs than
 * Chromium, or many minutes, or they start server processes and wait for their ports.
 */
const REMAINING_STEPS: readonly Step[] = [
  { name: 'packages', script: 'check:packages' },
  { name: 'budgets', script: 'budgets' },
  { name: 'processes', script: 'test:unit', args: ['--project', 'process'], tool: 'vitest' },
  { name: 'postgres', script: 'test:postgres', tool: 'vitest' },
  { name: 'browser', script: 'test:e2e', args: ['--grep-invert', '@main'], tool: 'playwright' },
  { name: 'engines', script: 'test:browsers', tool: 'playwright' },
  ...NODE_VERSIONS.flatMap((version) =>
    [UNITS, START].map((step) => ({
      ...step,
      ...version,
      name: `node-${version.node.split('.')[0]}-${step.name}`,
    })),
  ),
]

interface Result extends Outcome {
  name: string
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
const all = isAll ? [...QUICK_STEPS, ...REMAINING_STEPS] : QUICK_STEPS
const steps = all.filter(({ name }) => values.only === undefined || values.only === name)
if (steps.length === 0) {
  console.error(`No step "${values.only}". Steps: ${all.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const folder = createTemporaryFolder()
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
// Ctrl-C also ends the running step, which then counts as failed; without a handler the folder
// would be left.
process.on('SIGINT', () => {})

const results: Result[] = []
for (const step of steps) {
  const result = run(step)
  results.push(result)
  if (result.failed.length > 0 && !isAll) break
}
const passed = sum((result) => result.passed)
const failed = sum((result) => result.failed.length)

console.log('')
print('step', 'seconds', 'passed', 'failed', 'repeated')
for (const one of results) {
  print(one.name, one.seconds.toFixed(0), one.passed, one.failed.length, one.repeated.length)
}
print('total', sum((result) => result.seconds).toFixed(0), passed, failed, '')
for (const one of results) {
  for (const title of one.failed) console.log(`failed    ${one.name}: ${title}`)
  for (const title of one.repeated) console.log(`repeated  ${one.name}: ${title}`)
}
console.log(`\n${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1

function print(name: string, ...cells: (string | number)[]): void {
  console.log([name.padEnd(24), ...cells.map((cell) => String(cell).padStart(10))].join(''))
}

function sum(valueOf: (result: Result) => number): number {
  return results.reduce((total, result) => total + valueOf(result), 0)
}

/**
 * The folder for temporary files of all steps: in memory if Linux offers enough, because tests
 * create, write and remove a database for each of many servers, which is slower on a disk. Folders
 * of killed runs are removed when they are older than a day; a younger one may be in use.
 */
function createTemporaryFolder(): string {
  const parents = [MEMORY_FOLDER, tmpdir()].filter((path) => fs.existsSync(path))
  for (const parent of parents) removeOldFolders(parent)
  const parent = parents.find((path) => freeBytes(path) >= MEMORY_BYTES) ?? tmpdir()
  const path = fs.mkdtempSync(join(parent, FOLDER_PREFIX))
  // Postgres runs as another user if this process is root.
  fs.chmodSync(path, 0o755)
  return path
}

function freeBytes(path: string): number {
  const { bavail, bsize } = fs.statfsSync(path)
  return bavail * bsize
}

function removeOldFolders(parent: string): void {
  for (const name of fs.readdirSync(parent).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    const path = join(parent, name)
    try {
      if (Date.now() - fs.statSync(path).mtimeMs > DAY_MS) fs.rmSync(path, { recursive: true })
    } catch {
      // It belongs to another user, or another run removed it.
    }
  }
}

/** Runs one step. A step that fails without a failed test, such as the type check, is named. */
function run({ name, script, args = [], tool, node, env }: Step): Result {
  const report = join(folder, `${name}.json`)
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  // The package with the binary of a version of Node for this platform.
  const binary = `node-${process.platform.replace('win32', 'win')}-${process.arch}@${node}`
  const onNode = node ? ['exec', '--yes', `--package=${binary}`, '--', 'npm'] : []
  const toolArgs = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    // The report's path is in PLAYWRIGHT_JSON_OUTPUT_FILE.
    playwright: ['--reporter=list,json', ...(isAll ? ['--retries=1'] : [])],
  }
  const startedAt = Date.now()
  const { status } = spawnSync(
    command,
    [...first, ...onNode, 'run', script, '--', ...args, ...(tool ? toolArgs[tool] : [])],
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
  const outcome = readReport(tool, report)
  const hasUnknownFailure = status !== 0 && outcome.failed.length === 0
  return { ...outcome, name, seconds, ...(hasUnknownFailure && { failed: [`npm run ${script}`] }) }
}
