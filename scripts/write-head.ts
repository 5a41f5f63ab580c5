import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { appFilesOf, HEAD_SCRIPT, headScriptOf, listPages } from './built-chunks.ts'
import { bundleScript } from './bundle-script.ts'

type Bundle = Rolldown.OutputBundle

/** The link to the app's only style sheet, as Vite writes it. */
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">/

/** The script that runs the app, as Vite writes it. */
const APP_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/

const ICON = '<link rel="icon"'

/**
 * Vite plugin: writes into the document's head what the browser would otherwise find later: the style sheet,
 * which the first paint needs; preload links for the fonts; and a link to src/head-script.ts, which sends
 * the session check, loads the page's chunks and runs the app.
 */
export function writeHead(): Plugin {
  let root = ''
  return {
    name: 'write-head',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_options, bundle) {
      const source = await bundleHeadScript(root, bundle)
      this.emitFile({ type: 'asset', name: HEAD_SCRIPT, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: inlineStyles(preloadApp(withoutComments(html)), bundle),
        tags: [
          // Not a module, because modules run only after the document is parsed. It is the first tag, so
          // that it runs as early as possible.
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

/** Preloads the app's file instead of running it, which is up to the head script. */
function preloadApp(html: string): string {
  const preload = html.replace(APP_SCRIPT, '<link rel="modulepreload" crossorigin href="$1">')
  if (preload === html) throw new Error('The document does not run the app')
  return preload
}

/**
 * Inlines the style sheet and removes its file from the bundle. It is written before the icon, because the body has
 * the same picture, and compression finds what is repeated within 32 kB only.
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

/** Built separately: as part of the app it would import shared chunks and wait for them. */
async function bundleHeadScript(root: string, bundle: Bundle): Promise<string> {
  const routes = listPages(bundle)
  const files = [...new Set(routes.flatMap((route) => route.files))]
  const table = routes.map(({ pattern, files: pageFiles, needsCharacters }) => [
    pattern,
    pageFiles.map((file) => files.indexOf(file)),
    needsCharacters,
  ])
  return bundleScript(root, 'src/head-script.ts', {
    APP_FILES: JSON.stringify(appFilesOf(bundle)),
    FILES: JSON.stringify(files),
    ROUTES: JSON.stringify(table),
  })
}
