import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { binary, ROOT } from '../scripts/project'
import type { BackendCosts } from './backend-calls'
import type { BulkCosts } from './measurements/bulk-grid'
import { describeSlowdown, type SlowdownSummary } from './cpu-slowdown'
import type { BoardCall, BoardCosts } from './measurements/guild-board'
import type { LighthouseScores } from './measurements/lighthouse'
import type { ScrollCosts } from './measurements/loot-table-scroll'
import type { LoadCost } from './measurements/page-load'
import type { Measured } from './statistics'

/** The results of a benchmark. */
export interface BenchReport {
  /** Version of Chromium. */
  version: string
  runs: number
  slowdown: SlowdownSummary
  loads: Record<string, Record<keyof LoadCost, Measured>>
  interactions: Record<string, Measured>
  admin: {
    bulk: Record<keyof BulkCosts, Measured>
    scroll: Record<keyof ScrollCosts, Measured>
  }
  backend: Record<string, BackendCosts>
  scores: Record<string, Record<keyof LighthouseScores, Measured>>
  boards: BoardFigures[]
}

interface BoardFigures {
  /** The number of raiders who share a wishlist. */
  raiders: number
  call: BoardCall
  phone: Record<keyof BoardCosts, Measured>
  desktop: Record<keyof BoardCosts, Measured>
}

const FILE = join(ROOT, 'bench', 'results.md')

/** Prints the figures and, unless `isDry`, writes them to bench/results.md. */
export function writeReport(report: BenchReport, { isDry }: { isDry: boolean }) {
  const text = [
    machine(report),
    loads(report),
    scores(report),
    interactions(report),
    longestTasks(report),
    backend(report),
  ]
    .join('\n\n')
    .trim()
  console.log(`\n${text}`)
  if (!isDry) writeSection('bench', text)
}

type Script = 'bench' | 'scale'

/** Replaces a script's section of bench/results.md, which comments delimit. */
export function writeSection(script: Script, text: string) {
  const [start, end] = [`<!-- npm run ${script} -->`, `<!-- end of npm run ${script} -->`]
  const [before, rest] = readFileSync(FILE, 'utf8').split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`${FILE} has no comments ${start} and ${end}`)
  writeFileSync(FILE, `${before}${start}\n\n${text}\n\n${end}${after}`)
  // Align the tables, as the linter requires.
  spawnSync(process.execPath, [binary('oxfmt/bin/oxfmt'), FILE], { cwd: ROOT })
  console.log('\nUpdated bench/results.md.')
}

function machine({ version, runs, slowdown }: BenchReport): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return (
    `${cpus().length} processors, ${memory} GiB of memory, Node ${process.version}, Chromium ` +
    `${version}. Medians of ${runs} alternating runs, with minimum and maximum in brackets. × is the ` +
    `ratio to the bare React page unless stated otherwise. ${describeSlowdown(slowdown)}`
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
  return `### First load: empty cache, phone, 1.6 Mbit/s, 150 ms latency

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

function interactions({ interactions, admin: { bulk, scroll } }: BenchReport): string {
  const rows = [
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
  return `### Interactions: time until the next paint

${table(['Interaction', 'Time'], rows)}

With 500 rows the bulk grid has ${bulk.elements.median} elements, and typing a letter changes ${bulk.cellsChanged.median} of its cells. With 20,000 items the loot
table has ${scroll.elements.median} elements.`
}

function longestTasks({ boards }: BenchReport): string {
  const columns = boards.flatMap(({ raiders, phone, desktop }) => [
    { title: `${raiders} raiders, phone`, costs: phone },
    { title: `${raiders} raiders, desktop`, costs: desktop },
  ])
  const rows = (
    [
      ['opening the board', 'opening'],
      ['scrolling to the end and back', 'scrolling'],
      ['typing into the search', 'searching'],
    ] as const
  ).map(([name, key]) => [name, ...columns.map(({ costs }) => taskTime(costs[key]))])
  const shift = Math.max(...columns.map(({ costs }) => costs.shift.max))
  const calls = boards.map(({ raiders, call: { bytes, cost } }) => [
    String(raiders),
    `${(bytes / 1000).toFixed(0)} kB`,
    `${cost.latency.toFixed(1)} ms`,
  ])
  return `### Longest tasks of the main thread

The board of a guild with 30 wishes per raider. Layout shift while it opens: at most ${shift.toFixed(3)}.

${table(['Longest task of', ...columns.map(({ title }) => title)], rows)}

The call of the board on the embedded database, one caller; the size is before compression.

${table(['Raiders', 'Answer', 'Time'], calls)}`
}

/** The browser reports tasks of more than 50 ms only. */
function taskTime(time: Measured): string {
  return time.max === 0 ? '≤ 50 ms' : milliseconds(time)
}

function backend({ backend }: BenchReport): string {
  const rows = Object.entries(backend).map(([name, { latency, latency95, perSecond, ratio }]) => [
    name,
    oneDecimal(latency, ' ms'),
    oneDecimal(latency95, ' ms'),
    perSecond.median.toFixed(0),
    oneDecimal(ratio, '×'),
  ])
  return `### Backend: embedded database, eight concurrent callers

The ratio of a call is that of its median to the median of the bare route, which is measured before each call. The
answers are not compressed, because the client, which shares the processors, would decompress them.

${table(['Call', 'Median', '95 %', 'Per second', 'Ratio to bare route'], rows)}`
}

function oneDecimal({ median, min, max }: Measured, unit: string): string {
  return `${median.toFixed(1)}${unit} (${min.toFixed(1)}–${max.toFixed(1)})`
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
