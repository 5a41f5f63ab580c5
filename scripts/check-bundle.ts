// `npm run budgets`: what each page costs to load, read from the production build; fails over budget.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildApp } from './build-app'
import { readBuild, type BuiltPage } from './built-pages'

/** In bytes, gzip; 1 kB is 1,000 bytes. */
const LOGIN_MAX = 140_000
const ROUTE_MAX = 60_000
const FONTS_MAX = { bytes: 60_000, files: 2 }
/** The page and its styles come in the ten packets that a server sends before the first receipt. */
const DOCUMENT_MAX = 10 * 1460

/** What a player's page must do without until it is used. */
const NOT_AT_FIRST = [
  ['admin code', /src\/(features|contract)\/admin-/],
  ['showcase', /src\/features\/showcase\//],
  ['forms', /node_modules\/(react-hook-form|@hookform)\//],
  ['dialogs', /node_modules\/@radix-ui\/react-dialog\//],
  ['selects', /node_modules\/@radix-ui\/react-select\//],
] as const

/** Pages that are not a player's: they may bring all of this. */
const NOT_A_PLAYERS = /^\/(admin|components)(\/|$)/

const folder = await buildApp()
const { always, pages } = readBuild(folder)
const html = readFileSync(join(folder, 'index.html'), 'utf8')
const failures = [...checkDocument(), ...checkPages(), ...checkFonts()]

printTable()
for (const failure of failures) console.error(`Over budget: ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

function checkPages(): string[] {
  return pages.flatMap((page) => {
    const total = weigh(page.files)
    const own = weigh(page.own)
    return [
      ...(page.path === '/login' && total > LOGIN_MAX ? [`/login needs ${kB(total)}`] : []),
      ...(own > ROUTE_MAX ? [`${page.path} adds ${kB(own)} of its own`] : []),
      ...(NOT_A_PLAYERS.test(page.path) ? [] : strangersOf(page)),
    ]
  })
}

function strangersOf({ path, files }: BuiltPage): string[] {
  const sources = [...files].flatMap(sourcesOf)
  return NOT_AT_FIRST.flatMap(([what, pattern]) => {
    const source = sources.find((name) => pattern.test(name))
    return source ? [`${what} in the first load of ${path} (${source})`] : []
  })
}

function sourcesOf(file: string): string[] {
  const map = join(folder, `${file}.map`)
  if (!existsSync(map)) return []
  // Rolldown's own output.
  return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources
}

function checkDocument(): string[] {
  const bytes = weigh(['index.html'])
  console.log(`Document with its styles: ${kB(bytes)}`)
  return [
    ...(bytes > DOCUMENT_MAX ? [`the document has ${kB(bytes)}`] : []),
    ...(html.includes('rel="stylesheet"') ? ['the document asks for a style sheet'] : []),
  ]
}

function checkFonts(): string[] {
  const fonts = [...html.matchAll(/href="\/(?<font>[^"]+\.woff2)"/g)]
  const bytes = fonts.reduce(
    (sum, { groups }) => sum + readFileSync(join(folder, groups?.font ?? '')).length,
    0,
  )
  console.log(`Fonts before first paint: ${fonts.length} files, ${kB(bytes)}`)
  const isOver = fonts.length > FONTS_MAX.files || bytes > FONTS_MAX.bytes
  return isOver ? [`${fonts.length} fonts of ${kB(bytes)} before first paint`] : []
}

function weigh(files: Iterable<string>): number {
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  )
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function printTable() {
  console.log(`JavaScript of every page, gzip: ${kB(weigh(always))} in ${always.size} files`)
  console.table(
    Object.fromEntries(
      pages.map(({ path, files, own }) => [
        path,
        { 'of its own': kB(weigh(own)), 'first load': kB(weigh(files)), files: files.size },
      ]),
    ),
  )
}
