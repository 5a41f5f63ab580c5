// `npm run report -- /login`: prints the size of a page's first load by package.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import { buildApp } from './build-app'
import { readBuiltPages } from './built-pages'

/** Smaller sources are not listed. */
const BYTES_MIN = 500

const [path = '/login'] = process.argv.slice(2)
const folder = await buildApp()
const { pages } = readBuiltPages(folder)
const page = pages.find((known) => known.path === path)
if (!page) {
  console.error(`Unknown page ${path}. Pages: ${pages.map((known) => known.path).join(' ')}`)
  process.exit(1)
}

const bytes = new Map<string, number>()
for (const file of page.files) addSizes(join(folder, file))
console.log(`${path}: bytes before compression`)
for (const [origin, size] of [...bytes].toSorted(([, a], [, b]) => b - a)) {
  if (size >= BYTES_MIN) console.log(String(size).padStart(8), origin)
}

/** Attributes each character to its source by the source map; a file without one counts as its own source. */
function addSizes(file: string) {
  const code = readFileSync(file, 'utf8')
  const map = readMap(`${file}.map`)
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map?.findEntry(line, column)
      const source = entry && 'originalSource' in entry ? entry.originalSource : undefined
      const origin = originOf(source ?? basename(file))
      bytes.set(origin, (bytes.get(origin) ?? 0) + 1)
    }
  }
}

function readMap(file: string): SourceMap | undefined {
  try {
    // Written by Rolldown.
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as never)
  } catch {
    return undefined
  }
}

/** The package name, or the path of a file of this project. */
function originOf(source: string): string {
  const inPackage = /.*node_modules\/(?<name>@[^/]+\/[^/]+|[^/]+)/.exec(source)?.groups?.name
  return inPackage ?? source.replace(/^(\.\.\/)+/, '')
}
