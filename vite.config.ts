import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/vite/compress-assets.ts'
import { nameApp, writeManifest } from './scripts/vite/name-app.ts'
import { writeHead } from './scripts/vite/write-head.ts'
import { writeServiceWorker } from './scripts/vite/write-service-worker.ts'

/** The chunks of code that several pages share; the first that matches is chosen. */
const SHARED_CHUNKS = [
  ['shared', /node_modules.(lucide-react|zod|@tanstack.(query|react-query|react-router))\b/],
  ['admin', /admin|journal|loot-sheet|ui.tables|node_modules.(@tanstack|jsonc-parser)\b/],
  // The pages of a guild.
  [
    'guild',
    /features.guild-|guilds.(guild-awards|award-text|night-|webhook)|discord-text|(features|guilds).raid-nights|routes.*guilds\./,
  ],
  // Loaded by /onboarding, and when the import is opened elsewhere.
  ['import', /onboarding.import/],
  // Loaded when the page is at rest or one of them is opened.
  ['dialogs', /ui.(overlays|form)\b|node_modules/],
  ['shared', /src/],
] as const

function sharedChunkOf(id: string): string | null {
  return SHARED_CHUNKS.find(([, pattern]) => pattern.test(id))?.[0] ?? null
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      // The chunk of a page contains its loader and its error view, so that other pages do not load
      // them.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'errorComponent'], ['notFoundComponent']],
      },
    }),
    // Without React Compiler: the code that it adds to each component exceeds the budgets of
    // JavaScript for Home and for the bulk page.
    react(),
    tailwindcss(),
    nameApp(),
    writeHead(),
    writeManifest(),
    writeServiceWorker(),
    compressAssets(),
  ],
  resolve: {
    tsconfigPaths: true,
    // The router's store uses it with a copy of a hook that React has since version 18.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    // README.md names the supported browsers.
    target: ['chrome111', 'firefox140', 'safari17', 'ios17'],
    // Every browser of this target preloads modules by itself.
    modulePreload: { polyfill: false },
    sourcemap: true,
    // A single style sheet, which scripts/vite/write-head.ts inlines into the document.
    cssCodeSplit: false,
    // Read by scripts/bundle/check-bundle.ts.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first load contains the names of all chunks. Hexadecimal digits compress better, and
        // 28 bits are enough to tell the versions of a file apart.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Code that every page needs is in two files: packages change rarely, the app's own
            // code with each version.
            { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'app', tags: ['$initial'], priority: 1 },
            // What several pages share, in a few files; otherwise a page would load a hundred.
            { name: sharedChunkOf, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
})
