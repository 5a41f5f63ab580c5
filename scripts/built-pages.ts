import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAround, routeOf, type RouteFile } from './built-routes'

/** The part of Vite's manifest that is read here. */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** A page of a production build and the JavaScript it loads first. */
export interface BuiltPage extends RouteFile {
  /** What every page loads, the layouts around it, and its own. */
  files: Set<string>
  /** Its own alone. */
  own: Set<string>
}

/** What the pages of the build in a folder load: `always` is what each of them does. */
export function readBuild(folder: string): { always: Set<string>; pages: BuiltPage[] } {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
  const always = new Set([...closure(manifest, entry), ...scriptsOf(join(folder, 'index.html'))])
  const routes = Object.keys(manifest).flatMap((key) => {
    const route = routeOf(key)
    return route ? [{ ...route, files: closure(manifest, key) }] : []
  })
  const pages = routes
    .filter((route) => !route.isLayout)
    .map((route) => {
      const around = routes.filter((other) => isAround(other, route)).flatMap(({ files }) => files)
      const known = new Set([...always, ...around])
      return {
        ...route,
        files: new Set([...known, ...route.files]),
        own: new Set(route.files.filter((file) => !known.has(file))),
      }
    })
  // The page whose code is not split off stands in what every page loads.
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

/** The files a module cannot run without, its own included. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return [...found]
  found.add(chunk.file)
  for (const needed of chunk.imports ?? []) closure(manifest, needed, found)
  return [...found]
}

/** The scripts a page of HTML names: also the small one that is no part of the app's modules. */
function scriptsOf(page: string): string[] {
  const html = readFileSync(page, 'utf8')
  return [...html.matchAll(/(?:src|href)="\/(?<script>[^"]+\.js)"/g)].map(
    (match) => match.groups?.script ?? '',
  )
}
