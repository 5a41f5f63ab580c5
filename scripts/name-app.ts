import type { Plugin } from 'vite'

/** Writes the name of the app, where it has another (VITE_APP_NAME), into index.html too. */
export function nameApp() {
  let name = ''
  return {
    name: 'name-app',
    configResolved({ env }: { env: Record<string, string> }) {
      name = env.VITE_APP_NAME || 'Guildr'
    },
    transformIndexHtml: (html: string) => html.replaceAll('Guildr', () => escapeHtml(name)),
  } satisfies Plugin
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
