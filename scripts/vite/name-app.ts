import type { Plugin } from 'vite'
import { parseEnv } from '../../src/lib/parse-env.ts'

/** --color-ground of src/styles/theme.css. */
const GROUND = '#0a0d12'

/**
 * Vite plugin: writes the app's name (VITE_APP_NAME) into index.html. Invalid settings of the app
 * fail the build.
 */
export function nameApp() {
  let name = ''
  return {
    name: 'name-app',
    configResolved({ env }: { env: Record<string, string> }) {
      name = parseEnv(env).appName
    },
    transformIndexHtml: (html: string) => html.replaceAll('Guildr', () => escapeHtml(name)),
  } satisfies Plugin
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/**
 * Vite plugin: writes the web app manifest, with which browsers install the app, and links it. Its
 * icons are in public.
 */
export function writeManifest(): Plugin {
  let name = ''
  return {
    name: 'write-manifest',
    apply: 'build',
    configResolved({ env }) {
      name = parseEnv(env).appName
    },
    generateBundle() {
      const source = JSON.stringify({
        id: '/',
        name,
        short_name: name,
        description:
          'Loot planning for World of Warcraft raiders: import your characters and keep a wishlist for every raid.',
        lang: 'en',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: GROUND,
        theme_color: GROUND,
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      })
      this.emitFile({ type: 'asset', fileName: 'app.webmanifest', source })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/app.webmanifest' }, injectTo: 'head' },
    ],
  }
}
