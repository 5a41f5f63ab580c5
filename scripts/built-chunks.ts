import type { Rolldown } from 'vite'
import { isLayoutOf, routeOf, type RouteFile } from './built-routes.ts'

type Bundle = Rolldown.OutputBundle

interface BuiltRoute extends RouteFile {
  files: string[]
}

/** Data about a page: URL pattern, files, and whether its guards need the onboarding check. */
export interface PageInfo {
  pattern: string
  files: string[]
  needsCharacters: boolean
}

/** All pages that are split into chunks, i.e. without /login. */
export function listPages(bundle: Bundle): PageInfo[] {
  const always = new Set(importsOf(bundle, entryOf(bundle)))
  const routes = Object.values(bundle).flatMap((output): BuiltRoute[] => {
    if (output.type !== 'chunk') return []
    const files = importsOf(bundle, output.fileName)
    // A chunk may contain several routes.
    return output.moduleIds.flatMap((id) => {
      const route = routeOf(id)
      return route ? [{ ...route, files }] : []
    })
  })
  return routes
    .filter((route) => !route.isLayout)
    .map((page) => {
      const around = routes.filter((route) => isLayoutOf(route, page))
      const files = new Set([...around, page].flatMap((route) => route.files))
      return {
        pattern: `^${page.path.replaceAll(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/?$`,
        files: [...files].filter((file) => !always.has(file)),
        needsCharacters: page.chain.some((file) => /_onboarded$|onboarding$/.test(file)),
      }
    })
}

/** The file that starts the app. */
export function entryOf(bundle: Bundle): string {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
  if (!entry) throw new Error('The build has no entry')
  return entry.fileName
}

/** The name of src/head-script.ts in the build, without its hash. */
export const HEAD_SCRIPT = 'start.js'

/** The file of the head script, which contains the names of all other scripts. */
export function headScriptOf(bundle: Bundle): string {
  const script = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.names.includes(HEAD_SCRIPT),
  )
  if (!script) throw new Error('The build has no head script')
  return script.fileName
}

/** The files that start the app, in the order of their evaluation, without files that another one of them imports. */
export function appFilesOf(bundle: Bundle): string[] {
  const entry = entryOf(bundle)
  const [, ...files] = importsOf(bundle, entry)
  const inner = new Set(files.flatMap((file) => importsOf(bundle, file).slice(1)))
  return [...files.filter((file) => !inner.has(file)), entry]
}

/** The file of a chunk and of everything it imports statically, directly or indirectly. */
function importsOf(bundle: Bundle, file: string, found: string[] = []): string[] {
  const output = bundle[file]
  if (output?.type !== 'chunk' || found.includes(file)) return found
  found.push(file)
  for (const imported of output.imports) importsOf(bundle, imported, found)
  return found
}
