import type { Plugin } from 'vite'
import { parseEnv } from '../../src/lib/parse-env.ts'

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
