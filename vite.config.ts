import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { preloadFonts } from './scripts/preload-fonts.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
    preloadFonts(),
  ],
  resolve: { tsconfigPaths: true },
  build: { target: 'baseline-widely-available', sourcemap: true, reportCompressedSize: false },
  server: { port: 5173, strictPort: true },
  test: {
    globalSetup: ['tests/support/prepare-database.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          include: ['tests/{features,ui,app,api,routes}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/setup-app.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{server,contract,game,lib}/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
})
