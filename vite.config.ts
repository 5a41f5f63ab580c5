import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/compress-assets.ts'
import { nameApp } from './scripts/name-app.ts'
import { writeHead } from './scripts/write-head.ts'
import { writeManifest } from './scripts/write-manifest.ts'
import { writeServiceWorker } from './scripts/write-service-worker.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      // The chunk of a page contains its loader, so that other pages do not load it.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
    }),
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
    target: 'baseline-widely-available',
    // Every browser of this target preloads modules by itself.
    modulePreload: { polyfill: false },
    sourcemap: true,
    // A single style sheet, which scripts/write-head.ts inlines into the document.
    cssCodeSplit: false,
    // Read by scripts/check-bundle.ts.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first load contains the names of all chunks. Hexadecimal digits compress better, and 28 bits are enough
        // to tell the versions of a file apart.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Code that every page needs is in two files: packages change rarely, the app's own code with
            // each version.
            { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'app', tags: ['$initial'], priority: 1 },
            // The positioning and focus of menus, dialogs and selects.
            {
              name: 'overlays',
              test: /@radix-ui.(?!react-select|react-dialog)|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib/,
              includeDependenciesRecursively: false,
            },
            // Loaded when the page is at rest or something is opened.
            {
              name: 'dialogs',
              test: /src.ui.(modal|sheet|confirm-dialog|alert-dialog|dialog-)|react-dialog/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'forms',
              test: /src.ui.form.|react-hook-form|@hookform/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'wish-dialogs',
              test: /wishlists.components.(wish-sheet|note-dialog|picker-filters)|sims.components.gain-details/,
              includeDependenciesRecursively: false,
            },
            // The frame of signed-in pages and Home with all that they need, which is then in one file.
            { name: 'home', test: /src.routes._session(._onboarded.index)?.tsx/ },
            {
              name: 'tables',
              test: /src.ui.windowed-table|react-virtual|virtual-core/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'guild',
              test: /features.(guild-board|guild-exchange|guilds)|app.load-guild-page/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What other signed-in pages share is in one file instead of thirty. Admin code,
            // including admin calls, is excluded: otherwise this file and the admin chunk would import
            // each other.
            {
              name: 'shared',
              test: /src.(app|ui|features|contract|game|lib).(?!.*(select|form[/\\]|admin|showcase))|lucide|@tanstack/,
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
