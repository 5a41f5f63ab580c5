import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/vite/compress-assets.ts'
import { dropSummaries } from './scripts/vite/drop-summaries.ts'
import { nameApp, writeManifest } from './scripts/vite/name-app.ts'
import { writeHead } from './scripts/vite/write-head.ts'
import { writeServiceWorker } from './scripts/vite/write-service-worker.ts'

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
    // JavaScript.
    react(),
    tailwindcss(),
    dropSummaries(),
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
            // Loaded when the page is at rest or one of them is opened.
            {
              name: 'overlays',
              test: /src.ui.overlays\b|node_modules.(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)\b/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'forms',
              test: /src.ui.form\b|node_modules.(react-hook-form|@hookform)\b/,
              includeDependenciesRecursively: false,
            },
            // The frame of signed-in pages and Home with all that they need; otherwise Home would
            // load everything that other pages share, and exceed its 230 kB.
            { name: 'home', test: /routes._session(._onboarded.index)?.tsx/ },
            // What only the pages of a guild share; the page of a wishlist would load it otherwise.
            {
              name: 'guild',
              test: /features.guild-board.(board-items|guild-board.mutations)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What several pages share, without what players would load in vain; otherwise a page would
            // load sixty files or more.
            {
              name: 'shared',
              test: /src.(?!.*(admin|onboarding|loot-sheet|ui.tables|import|award))|node_modules.(?!.*(virtual|hook|jsonc))/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
})
