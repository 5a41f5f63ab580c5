import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/compress-assets.ts'
import { nameApp } from './scripts/name-app.ts'
import { writeHead } from './scripts/write-head.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      // With its loader: what one page asks of the backend is not every page's to carry.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
    }),
    react(),
    tailwindcss(),
    nameApp(),
    writeHead(),
    compressAssets(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // One sheet, which becomes a part of the page (scripts/write-head.ts): no chunk asks for it.
    cssCodeSplit: false,
    // scripts/check-bundle.ts reads it, and counts what is sent.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in two pieces: one changes with each version, one hardly.
            { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'app', tags: ['$initial'], priority: 1 },
            // What several signed-in pages share is fetched once, not in thirty pieces.
            {
              name: 'shared',
              test: /src.(ui|features|contract|game|lib).(?!.*(dialog|modal|sheet|select|admin|showcase))|lucide|@tanstack/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
})
