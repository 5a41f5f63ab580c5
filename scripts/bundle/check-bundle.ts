// `npm run budgets`: prints what each page of the production build loads; fails if a budget is
// exceeded.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildApp } from '../build'
import { findImportCycle, readBuiltPages, sourcesOf, type BuiltPage } from './built-pages'

/** Budgets in bytes after gzip; 1 kB is 1,000 bytes. */
const PAGE_MAX: Readonly<Record<string, number>> = { '/login': 150_000, '/': 210_000 }
const PLAYER_MAX = 260_000
const ADMIN_MAX = 340_000
/**
 * The code that a page adds to its layouts; an admin page loads the code of menus, dialogs and
 * selects at once.
 */
const OWN_MAX = 60_000
/** Files of JavaScript that a page loads before it is shown. */
const FILES_MAX = 15
const FONTS_MAX = { bytes: 60_000, files: 2 }
/**
 * A server sends ten TCP packets before the first acknowledgement; the document must fit into them
 * as it is sent, with Brotli.
 */
const DOCUMENT_MAX = 10 * 1460

/** Code that must not be part of the first load of a player's page. */
const LAZY_ONLY = [
  // The search parameters of all routes are part of the first load.
  ['admin code', /src\/(features\/admin-(?!catalog\/table-search\.)|contract\/admin\/)/],
  ['showcase', /src\/features\/showcase\//],
  ['forms', /node_modules\/(react-hook-form|@hookform)\//],
  ['menus and their positioning', /node_modules\/(@radix-ui\/react-menu|@floating-ui)\//],
  ['tables of rows in view', /node_modules\/@tanstack\/virtual-core\//],
  ['dialogs', /node_modules\/@radix-ui\/react-dialog\//],
  ['selects', /node_modules\/@radix-ui\/react-select\//],
] as const

/** Pages for admins and developers, whose first load may contain LAZY_ONLY code. */
const NOT_FOR_PLAYERS = /^\/(admin|components)(\/|$)/

const folder = buildApp()
const { always, pages } = readBuiltPages(folder)
const html = readFileSync(join(folder, 'index.html'), 'utf8')
const failures = [...checkDocument(), ...checkPages(), ...checkFonts(), ...checkCycles()]

printTable()
for (const failure of failures) console.error(`Failed: ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

function checkPages(): string[] {
  return pages.flatMap((page) => {
    const total = gzipSizeOf(page.files)
    const isForPlayers = !NOT_FOR_PLAYERS.test(page.path)
    const max = PAGE_MAX[page.path] ?? (isForPlayers ? PLAYER_MAX : ADMIN_MAX)
    return [
      ...(total > max ? [`${page.path} loads ${kB(total)}`] : []),
      ...tooManyFilesIn(page),
      ...(isForPlayers ? [...tooMuchIn(page), ...lazyCodeIn(page)] : []),
    ]
  })
}

function checkCycles(): string[] {
  const cycle = findImportCycle(folder)
  return cycle.length > 0 ? [`files import each other: ${cycle.join(' → ')}`] : []
}

function tooMuchIn({ path, own }: BuiltPage): string[] {
  const bytes = gzipSizeOf(own)
  return bytes > OWN_MAX ? [`${path} adds ${kB(bytes)}`] : []
}

function tooManyFilesIn({ path, files }: BuiltPage): string[] {
  return files.size > FILES_MAX ? [`${path} loads ${files.size} files`] : []
}

function lazyCodeIn({ path, files }: BuiltPage): string[] {
  const sources = [...files].flatMap((file) => sourcesOf(folder, file))
  return LAZY_ONLY.flatMap(([what, pattern]) => {
    const source = sources.find((name) => pattern.test(name))
    return source ? [`${what} in the first load of ${path} (${source})`] : []
  })
}

function checkDocument(): string[] {
  const bytes = statSync(join(folder, 'index.html.br')).size
  console.log(`Document including styles: ${kB(bytes)}`)
  return [
    ...(bytes > DOCUMENT_MAX ? [`the document has ${kB(bytes)}`] : []),
    ...(html.includes('rel="stylesheet"') ? ['the document references a style sheet'] : []),
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

function gzipSizeOf(files: Iterable<string>): number {
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  )
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function printTable() {
  console.log(`JavaScript of every page, gzip: ${kB(gzipSizeOf(always))} in ${always.size} files`)
  console.table(
    Object.fromEntries(
      pages.map(({ path, files, own }) => [
        path,
        {
          'own files': kB(gzipSizeOf(own)),
          'first load': kB(gzipSizeOf(files)),
          files: files.size,
        },
      ]),
    ),
  )
}
