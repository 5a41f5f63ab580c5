import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { join } from 'node:path'
import { isAround, routeOf, type RouteFile } from './built-routes.ts'

type Bundle = Rolldown.OutputBundle

/** The link to the app's one style sheet, as Vite writes it. */
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">/

/**
 * Puts into the page's head what saves the browser a round of asking: the style sheet, which the
 * first paint waits for; the fonts, otherwise known only once text is there; and the small script that
 * starts the session check and names the code of the page (src/head-script.ts), otherwise known only once
 * the app runs.
 */
export function writeHead(): Plugin {
  let startFile = ''
  let root = ''
  return {
    name: 'write-head',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_options, bundle) {
      const source = await bundleStart(root, startRoutes(bundle))
      const id = this.emitFile({ type: 'asset', name: 'start.js', source })
      startFile = this.getFileName(id)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: inlineStyles(html, bundle),
        tags: [
          // Not a module: those wait for the document; and first, so that it never runs late.
          { tag: 'script', attrs: { async: true, src: `/${startFile}` }, injectTo: 'head-prepend' },
          ...Object.keys(bundle)
            .filter((file) => file.endsWith('.woff2'))
            .map(preloadFont),
        ],
      }),
    },
  }
}

/** The style sheet becomes a part of the page, and no file is left of it. */
function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(STYLESHEET, (_link, file: string) => {
    const sheet = bundle[file]
    if (sheet?.type !== 'asset') throw new Error(`${file} is no style sheet of this build`)
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
    // The code comes first: text has a fallback of the same measures, a page without code nothing.
    fetchpriority: 'low',
  }
  return { tag: 'link', attrs, injectTo: 'head' }
}

/** Built apart from the app: as a part of it, it would wait for what the two have in common. */
async function bundleStart(root: string, routes: StartRoute[]): Promise<string> {
  const files = [...new Set(routes.flatMap((route) => route.files))]
  const table = routes.map(({ pattern, files: needed, needsCharacters }) => [
    pattern,
    needed.map((file) => files.indexOf(file)),
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
  if (!chunk) throw new Error('src/head-script.ts made no file')
  return chunk.code
}

interface BuiltRoute extends RouteFile {
  files: string[]
}

/** What src/head-script.ts knows of a page: its addresses, its code, and what its guards ask. */
interface StartRoute {
  pattern: string
  files: string[]
  needsCharacters: boolean
}

function startRoutes(bundle: Bundle): StartRoute[] {
  const always = new Set(closure(bundle, entryOf(bundle)))
  const routes = Object.values(bundle).flatMap((output): BuiltRoute[] => {
    const route = output.type === 'chunk' && routeOf(output.facadeModuleId ?? '')
    if (!route) return []
    return [{ ...route, files: closure(bundle, output.fileName) }]
  })
  return routes
    .filter((route) => !route.isLayout)
    .map((page) => {
      const around = routes.filter((route) => isAround(route, page))
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

/** A chunk and everything that it cannot run without. */
function closure(bundle: Bundle, file: string, found: string[] = []): string[] {
  const output = bundle[file]
  if (output?.type !== 'chunk' || found.includes(file)) return found
  found.push(file)
  for (const needed of output.imports) closure(bundle, needed, found)
  return found
}
