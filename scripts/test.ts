// `npm test`: types, lint, packages, budgets of the build, units and integration, the server suite on
// Postgres, the browser; the first that fails ends it. Each step is an npm script that can be run alone.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './project'

const reports = mkdtempSync(join(tmpdir(), 'guildr-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const unit = join(reports, 'unit.json')
const postgres = join(reports, 'postgres.json')
const browser = join(reports, 'browser.json')

step('typecheck')
step('lint')
step('check:packages')
step('budgets')
step('test:unit', vitestReport(unit))
step('test:postgres', vitestReport(postgres))
step('test:e2e', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: browser })

const passed = countVitest(unit) + countPostgres() + countPlaywright(browser)
console.log(`\n${passed} passed, 0 failed`)

/** Runs an npm script; ends this process with its exit code when it fails. */
function step(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): void {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(command, [...first, 'run', script, '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

function vitestReport(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

function countVitest(file: string): number {
  const report = readReport(file) as { numPassedTests: number } // Vitest's JSON reporter
  return report.numPassedTests
}

/** The step ends well without a report when there was no Postgres to run on; it said so then. */
function countPostgres(): number {
  if (existsSync(postgres)) return countVitest(postgres)
  console.error('\nSKIPPED: the server suite did not run on Postgres (see above).')
  return 0
}

function countPlaywright(file: string): number {
  const report = readReport(file) as { stats: { expected: number } } // Playwright's JSON reporter
  return report.stats.expected
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
