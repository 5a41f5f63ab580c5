import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../project'

/** The tools that run tests. */
export type Tool = 'vitest' | 'playwright'

/** What a step's tests came to. */
export interface Outcome {
  passed: number
  /** Titles of the tests that failed. */
  failed: string[]
  /** Titles of the browser tests that failed and passed when they were repeated. */
  repeated: string[]
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

/** Reads a tool's report. A missing report counts as no tests. */
export function readReport(tool: Tool | undefined, file: string): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: [], repeated: [] }
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
  return { passed: numPassedTests, failed, repeated: [] }
}

function readPlaywright({ stats, suites, errors }: PlaywrightReport): Outcome {
  const titles = (status: string) => suites.flatMap((suite) => titlesOf(suite, status))
  const failures = errors.map(({ message = 'unknown error' }) => message)
  return {
    passed: stats.expected + stats.flaky,
    failed: [...titles('unexpected'), ...failures],
    repeated: titles('flaky'),
  }
}

/** The titles of a suite's tests with this status. */
function titlesOf({ file, suites = [], specs }: Suite, status: string): string[] {
  const titles = specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => `${file} [${projectName}]: ${title}`),
  )
  return [...titles, ...suites.flatMap((suite) => titlesOf(suite, status))]
}
