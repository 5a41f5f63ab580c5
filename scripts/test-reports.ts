import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './project'

/** The tools that run tests. */
export type Tool = 'vitest' | 'playwright'

/** What a step's tests came to. */
export interface Outcome {
  passed: number
  /** Titles of the tests that failed. */
  failed: string[]
  /** Titles of the browser tests that failed and passed when they were repeated. */
  repeated: string[]
  /** The test files that ran, relative to the project; Vitest only. */
  files: string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  suites: Suite[]
  /** Failures outside of tests, such as one of the global setup. */
  errors: { message?: string }[]
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; tests: { projectName: string; status: string }[] }[]
}

/** Command line arguments with which a tool prints its progress and writes a report to `file`. */
export function reporterArgs(tool: Tool, file: string): string[] {
  return tool === 'vitest'
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    : // Playwright takes the path of the report from PLAYWRIGHT_JSON_OUTPUT_FILE.
      ['--reporter=list,json']
}

/** Reads a tool's report. A missing report counts as no tests. */
export function readReport(tool: Tool, file: string): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: [], repeated: [], files: [] }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return tool === 'vitest'
    ? readVitest(report as VitestReport)
    : readPlaywright(report as PlaywrightReport)
}

function readVitest({ numPassedTests, testResults }: VitestReport): Outcome {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name)
    const titles = assertionResults.filter((test) => test.status === 'failed')
    // A file can fail without a failed test, e.g. if it cannot be loaded.
    if (status === 'failed' && titles.length === 0) return [file]
    return titles.map(({ fullName }) => `${file}: ${fullName}`)
  })
  const files = testResults.map(({ name }) => relative(ROOT, name))
  return { passed: numPassedTests, failed, repeated: [], files }
}

function readPlaywright({ stats, suites, errors }: PlaywrightReport): Outcome {
  const tests = suites.flatMap(testsOf)
  const titlesOf = (status: string) =>
    tests.filter((test) => test.status === status).map(({ title }) => title)
  return {
    passed: stats.expected + stats.flaky,
    failed: [...titlesOf('unexpected'), ...errors.map(({ message = 'unknown error' }) => message)],
    repeated: titlesOf('flaky'),
    files: [],
  }
}

function testsOf({ file, suites = [], specs }: Suite): { title: string; status: string }[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status }) => ({
        title: `${file} [${projectName}]: ${title}`,
        status,
      })),
    ),
    ...suites.flatMap(testsOf),
  ]
}
