import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A route, derived from its file name (TanStack Router, file-based routing). */
interface RouteFile {
  /** The path, e.g. `/wishlists/$wishlistId`; for a layout, the common path of its pages. */
  path: string
  /** The files of the layouts around it, outermost first, and its own file. */
  chain: string[]
  isLayout: boolean
}

/** Module id of a route that is split into its own chunk: `src/routes/….tsx?tsr-split=…`. */
const SPLIT_ROUTE = /src\/routes\/(?<file>.+)\.tsx\?tsr-split=/

/** The route that a module belongs to, or null. */
function routeOf(moduleId: string): RouteFile | null {
  const file = SPLIT_ROUTE.exec(moduleId)?.groups?.file
  if (file === undefined) return null
  const segments = file.split(/[/.]/)
  const last = segments.at(-1) ?? ''
  const shown = segments.filter((name) => !name.startsWith('_') && !/^(index|route)$/.test(name))
  return {
    path: `/${shown.join('/')}`,
    chain: segments.map((_, index) => segments.slice(0, index + 1).join('/')),
    isLayout: last.startsWith('_') || last === 'route',
  }
}

/** Whether a route is a layout around a page. */
function isLayoutOf(layout: RouteFile, page: RouteFile): boolean {
  const own = layout.chain.at(-1) ?? ''
  return layout.isLayout && page.chain.includes(own.replace(/\/route$/, ''))
}

/** The parts of Vite's manifest that this file reads. */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** A page of a production build and the JavaScript files of its first load. */
export interface BuiltPage extends RouteFile {
  /** All files: those of every page, of the layouts around it, and its own. */
  files: Set<string>
  /** Files that neither every page nor a layout around it loads. */
  own: Set<string>
}

/** Reads a build: the files that every page loads, and the files of each page. */
export function readBuiltPages(folder: string): { always: Set<string>; pages: BuiltPage[] } {
  const manifest = readManifest(folder)
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
  const always = new Set([...importsOf(manifest, entry), ...scriptsOf(join(folder, 'index.html'))])
  // A file may contain several routes, and the manifest names at most one of them.
  const routes = Object.entries(manifest).flatMap(([key, { file }]) =>
    sourcesOf(folder, file).flatMap((source) => {
      const route = routeOf(source)
      return route ? [{ ...route, files: importsOf(manifest, key) }] : []
    }),
  )
  const pages = routes
    .filter((route) => !route.isLayout)
    .map((route) => {
      const around = routes
        .filter((other) => isLayoutOf(other, route))
        .flatMap(({ files }) => files)
      const known = new Set([...always, ...around])
      return {
        ...route,
        files: new Set([...known, ...route.files]),
        own: new Set(route.files.filter((file) => !known.has(file))),
      }
    })
  // /login is not split off: its code is in the files that every page loads.
  const login = {
    path: '/login',
    chain: ['login'],
    isLayout: false,
    files: always,
    own: new Set<string>(),
  }
  const sorted = [login, ...pages].toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return { always, pages: sorted }
}

/** The file of a module and of everything it imports statically, directly or indirectly. */
function importsOf(manifest: Manifest, key: string, found = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return [...found]
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) importsOf(manifest, imported, found)
  return [...found]
}

/** The modules of which a file was built, from its source map; empty without one. */
export function sourcesOf(folder: string, file: string): string[] {
  const map = join(folder, `${file}.map`)
  if (!existsSync(map)) return []
  // Written by Rolldown.
  return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources
}

/**
 * The scripts that an HTML page references, including src/head-script.ts, which is not in the
 * manifest.
 */
function scriptsOf(page: string): string[] {
  const html = readFileSync(page, 'utf8')
  return [...html.matchAll(/(?:src|href)="\/(?<script>[^"]+\.js)"/g)].map(
    (match) => match.groups?.script ?? '',
  )
}

function readManifest(folder: string): Manifest {
  // Written by Vite.
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}

/**
 * Finds a cycle of files that import each other, e.g. ["a.js", "b.js", "a.js"]; empty if there is
 * none. In a cycle, a file can run before what it imports exists, and the app fails in production
 * only.
 */
export function findImportCycle(folder: string): string[] {
  const manifest = readManifest(folder)
  const done = new Set<string>()
  function visit(key: string, path: readonly string[]): string[] {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key]
    if (done.has(key)) return []
    for (const next of manifest[key]?.imports ?? []) {
      const cycle = visit(next, [...path, key])
      if (cycle.length > 0) return cycle
    }
    done.add(key)
    return []
  }
  for (const key of Object.keys(manifest)) {
    const cycle = visit(key, [])
    if (cycle.length > 0) return cycle.map((name) => manifest[name]?.file ?? name)
  }
  return []
}
