import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { join } from 'node:path'
import { isLayoutOf, routeOf, type RouteFile } from './built-routes.ts'

type Bundle = Rolldown.OutputBundle

/** The link to the app's only style sheet, as Vite writes it. */
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">/

/**
 * Vite plugin: writes into the document's head what the browser would otherwise find later: the style sheet,
 * which the first paint needs; preload links for the fonts; and a link to src/head-script.ts, which sends
 * the session check and loads the page's chunks before the app runs.
 */
export function writeHead(): Plugin {
  let headScriptFile = ''
  let root = ''
  return {
    name: 'write-head',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_options, bundle) {
      const source = await bundleHeadScript(root, listPages(bundle))
      const id = this.emitFile({ type: 'asset', name: 'start.js', source })
      headScriptFile = this.getFileName(id)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: inlineStyles(html, bundle),
        tags: [
          // Not a module, because modules run only after the document is parsed. It is the first tag, so
          // that it runs as early as possible.
          {
            tag: 'script',
            attrs: { async: true, src: `/${headScriptFile}` },
            injectTo: 'head-prepend',
          },
          ...Object.keys(bundle)
            .filter((file) => file.endsWith('.woff2'))
            .map(preloadFont),
        ],
      }),
    },
  }
}

/** Inlines the style sheet and removes its file from the bundle. */
function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(STYLESHEET, (_link, file: string) => {
    const sheet = bundle[file]
    if (sheet?.type !== 'asset') throw new Error(`${file} is not a style sheet of this build`)
    delete bundle[file]
    return `<style>${String(sheet.source)}</style>`
  })
}

function preloadFont(file: string): HtmlTagDescriptor {
  const attrs = {
    rel: 'preload',
    href: `/${file}`,
    as: 'font',
    type: 'font/woff2',
    crossorigin: true,
    // Code is more urgent: text has a fallback font with the same metrics.
    fetchpriority: 'low',
  }
  return { tag: 'link', attrs, injectTo: 'head' }
}

/** Built separately: as part of the app it would import shared chunks and wait for them. */
async function bundleHeadScript(root: string, routes: PageInfo[]): Promise<string> {
  const files = [...new Set(routes.flatMap((route) => route.files))]
  const table = routes.map(({ pattern, files: pageFiles, needsCharacters }) => [
    pattern,
    pageFiles.map((file) => files.indexOf(file)),
    needsCharacters,
  ])
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'warn',
    define: { FILES: JSON.stringify(files), ROUTES: JSON.stringify(table) },
    build: {
      write: false,
      lib: { entry: join(root, 'src/head-script.ts'), formats: ['iife'], name: 'start' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The build of src/head-script.ts has no output')
  return chunk.code
}

interface BuiltRoute extends RouteFile {
  files: string[]
}

/** Data about a page for src/head-script.ts: URL pattern, files, and whether its guards need the onboarding check. */
interface PageInfo {
  pattern: string
  files: string[]
  needsCharacters: boolean
}

function listPages(bundle: Bundle): PageInfo[] {
  const always = new Set(importsOf(bundle, entryOf(bundle)))
  const routes = Object.values(bundle).flatMap((output): BuiltRoute[] => {
    const route = output.type === 'chunk' && routeOf(output.facadeModuleId ?? '')
    if (!route) return []
    return [{ ...route, files: importsOf(bundle, output.fileName) }]
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

function entryOf(bundle: Bundle): string {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
  if (!entry) throw new Error('The build has no entry')
  return entry.fileName
}

/** The file of a chunk and of everything it imports statically, directly or indirectly. */
function importsOf(bundle: Bundle, file: string, found: string[] = []): string[] {
  const output = bundle[file]
  if (output?.type !== 'chunk' || found.includes(file)) return found
  found.push(file)
  for (const imported of output.imports) importsOf(bundle, imported, found)
  return found
}
