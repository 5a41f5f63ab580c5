import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { join } from 'node:path'
import { build } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The link to the app's only style sheet, as Vite writes it. */
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">/

const HEAD_SCRIPT = 'start.js'

const ICON = '<link rel="icon"'

/**
 * Vite plugin: writes into the document's head what the browser would otherwise find later: the
 * style sheet, which the first paint needs; preload links for the fonts; and src/head-script.ts,
 * which sends the first requests.
 */
export function writeHead(): Plugin {
  let root = ''
  return {
    name: 'write-head',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      // Built separately: as part of the app it would import shared chunks and wait for them.
      const source = await bundleScript(root, 'src/head-script.ts')
      this.emitFile({ type: 'asset', name: HEAD_SCRIPT, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: inlineStyles(withoutComments(html), bundle),
        tags: [
          // Not a module, because modules run only after the document is parsed. It is the first
          // tag, so that it runs as early as possible.
          {
            tag: 'script',
            attrs: { async: true, src: `/${headScriptOf(bundle)}` },
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

function withoutComments(html: string): string {
  return html.replaceAll(/ *<!--.*?-->\n?/gs, '')
}

/**
 * Inlines the style sheet and removes its file from the bundle. It is written before the icon,
 * because the body has the same picture, and compression finds what is repeated within 32 kB only.
 */
function inlineStyles(html: string, bundle: Bundle): string {
  const [link, file = ''] = STYLESHEET.exec(html) ?? []
  const sheet = bundle[file]
  if (!link || sheet?.type !== 'asset') throw new Error('The build has no style sheet')
  delete bundle[file]
  const style = `<style>${String(sheet.source)}</style>`
  return html.replace(link, '').replace(ICON, (icon) => `${style}${icon}`)
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

/** The file of the head script. */
function headScriptOf(bundle: Bundle): string {
  const script = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.names.includes(HEAD_SCRIPT),
  )
  if (!script) throw new Error('The build has no head script')
  return script.fileName
}

/**
 * Builds a script with all its imports as a separate file that imports no chunk of the app.
 * @param entry relative to the root
 * @param define values that replace global names in the script, as JavaScript expressions
 * @returns the code
 */
export async function bundleScript(
  root: string,
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'warn',
    define,
    build: {
      write: false,
      lib: { entry: join(root, entry), formats: ['iife'], name: 'start' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`The build of ${entry} has no output`)
  return chunk.code
}
