import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { binary, ROOT } from '../../scripts/project'
import type { BulkCosts } from './bulk-grid'
import type { CallCost } from './call-latency'
import type { LighthouseScores } from './lighthouse'
import type { ScrollCosts } from './loot-table-scroll'
import type { LoadCost } from './page-load'
import type { Measured } from './statistics'

/** The results of a benchmark. */
export interface BenchReport {
  /** Version of Chromium. */
  version: string
  runs: number
  loads: Record<string, Record<keyof LoadCost, Measured>>
  routes: Record<string, Measured>
  interactions: Record<string, Measured>
  admin: {
    bulk: Record<keyof BulkCosts, Measured>
    scroll: Record<keyof ScrollCosts, Measured>
  }
  backend: Record<string, CallCost>
  scores: Record<string, Record<keyof LighthouseScores, Measured>>
}

const FILE = join(ROOT, 'docs', 'performance.md')

/** Prints the figures and, unless `isDry`, writes them to docs/performance.md. */
export function writeReport(report: BenchReport, { isDry }: { isDry: boolean }) {
  const text = [
    machine(report),
    loads(report),
    scores(report),
    interactions(report),
    backend(report),
  ]
    .join('\n\n')
    .trim()
  console.log(`\n${text}`)
  if (!isDry) writeSection('bench', text)
}

/** Replaces a script's section of docs/performance.md, which is delimited by comments. */
export function writeSection(script: 'bench' | 'scale', text: string) {
  const [start, end] = [`<!-- npm run ${script} -->`, `<!-- end of npm run ${script} -->`]
  const file = readFileSync(FILE, 'utf8')
  const [before, after] = [file.split(start)[0], file.split(end)[1]]
  if (before === undefined || after === undefined)
    throw new Error(`${FILE} has no comments ${start} and ${end}`)
  writeFileSync(FILE, `${before}${start}\n\n${text}\n\n${end}${after}`)
  // Align the tables, as the linter requires.
  spawnSync(process.execPath, [binary('oxfmt', 'bin/oxfmt'), FILE], { cwd: ROOT })
  console.log('\nUpdated docs/performance.md.')
}

function machine({ version, runs }: BenchReport): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return (
    `${cpus().length} processors, ${memory} GiB of memory, Node ${process.version}, Chromium ` +
    `${version}. Medians of ${runs} alternating runs, with minimum and maximum in brackets. × is the ` +
    'ratio to the bare React page unless stated otherwise.'
  )
}

function loads({ loads }: BenchReport): string {
  const bare = loads['bare React']
  const rows = Object.entries(loads).map(([name, cost]) => [
    name,
    milliseconds(cost.fcp, bare?.fcp),
    milliseconds(cost.lcp, bare?.lcp),
    milliseconds(cost.tbt),
    `${(cost.bytes.median / 1000).toFixed(1)} kB${ratio(cost.bytes, bare?.bytes)}`,
    String(cost.requests.median),
  ])
  return `### First load: empty cache, phone with 4× CPU slowdown, 1.6 Mbit/s, 150 ms latency

${table(['Page', 'FCP', 'LCP', 'TBT', 'Transferred', 'Requests'], rows)}`
}

function scores({ scores }: BenchReport): string {
  const bare = scores['bare React']
  const rows = Object.entries(scores).map(([name, score]) => [
    name,
    ...[score.performance, score.accessibility, score['best-practices'], score.seo].map(
      ({ median, min }) => (min === median ? String(median) : `${median} (${min})`),
    ),
    milliseconds(score.lcp, bare?.lcp),
  ])
  return `### Lighthouse, mobile preset, simulated

${table(['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP'], rows)}`
}

function interactions({ routes, interactions, admin: { bulk, scroll } }: BenchReport): string {
  const rows = [
    ...Object.entries(routes).map(([name, time]) => [
      `Route change: ${name}`,
      milliseconds(time, routes['bare stack']),
    ]),
    ...Object.entries(interactions).map(([name, time]) => [
      `Wishlist of 300: ${name}, slowest`,
      milliseconds(time),
    ]),
    ['Bulk page: paste of 500 rows', milliseconds(bulk.paste)],
    ['Bulk page with 500 rows: typing a letter, slowest', milliseconds(bulk.keystroke)],
    [
      'Loot table of 20,000 items: longest task while scrolling with the wheel',
      milliseconds(scroll.longestWheelTask),
    ],
    [
      'Loot table of 20,000 items: longest frame while dragging the scroll bar to the end',
      milliseconds(scroll.longestFrame),
    ],
  ]
  return `### Interactions: time until the next paint, 4× CPU slowdown

${table(['Interaction', 'Time'], rows)}

The ratio of the route change is to the bare stack. With 500 rows the bulk grid has
${bulk.elements.median} elements, and typing a letter changes ${bulk.cellsChanged.median} of its cells. With 20,000 items the loot
table has ${scroll.elements.median} elements.`
}

function backend({ backend }: BenchReport): string {
  const bare = backend['bare route']
  const rows = Object.entries(backend).map(([name, cost]) => [
    name,
    `${cost.latency.toFixed(1)} ms`,
    `${cost.latency95.toFixed(1)} ms`,
    cost.perSecond.toFixed(0),
    bare ? `${(cost.latency / bare.latency).toFixed(1)}×` : '',
  ])
  return `### Backend: embedded database, eight concurrent callers

${table(['Call', 'Median', '95 %', 'Per second', 'Ratio to bare route'], rows)}`
}

function milliseconds(value: Measured, base?: Measured): string {
  const spread = `(${Math.round(value.min)}–${Math.round(value.max)})`
  return `${Math.round(value.median)} ms ${spread}${ratio(value, base)}`
}

function ratio(value: Measured, base?: Measured): string {
  if (!base || base === value || base.median === 0) return ''
  return `, ${(value.median / base.median).toFixed(2)}×`
}

/** Returns a Markdown table. */
export function table(head: string[], rows: string[][]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}
