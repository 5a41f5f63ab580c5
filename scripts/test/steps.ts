import type { Tool } from './reports'

/** A part of the tests that runs as one npm script. */
export interface Step {
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
export const QUICK_STEPS: readonly Step[] = [
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
export const REMAINING_STEPS: readonly Step[] = [
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
