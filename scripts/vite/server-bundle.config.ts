import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { ROOT } from '../project.js'

/**
 * Bundles the server and its packages. The embedded database is not bundled: it reads files of its
 * package.
 */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [
    {
      name: 'copy-migrations',
      // server/database/open-and-migrate.ts reads them from the folder beside it.
      writeBundle: ({ dir = '' }) =>
        cpSync(join(ROOT, 'server/database/migrations'), join(dir, 'migrations'), {
          recursive: true,
          // drizzle-kit compares the tables with them.
          filter: (file) => !file.endsWith('_snapshot.json'),
        }),
    },
  ],
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: true, external: ['@electric-sql/pglite'] },
  build: {
    target: 'node20',
    ssr: 'scripts/run-server.ts',
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
