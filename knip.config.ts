import type { KnipConfig } from 'knip'

/** Imports of packages in style sheets: `@import 'x'` and `url('x/file')`. */
const CSS_IMPORT = /(?:@import\s+|url\()['"](?<specifier>[^'".][^'"]*)['"]/g

const config: KnipConfig = {
  entry: [
    'src/routes/**/*.{ts,tsx}',
    'src/head-script.ts',
    'src/service-worker/service-worker.ts',
    'scripts/*.{ts,js,cjs}',
    'tests/e2e/**/*.e2e.ts',
    'tests/bench/{*/main.tsx,bare-route-server.ts}',
  ],
  project: ['{src,server,scripts,tests}/**/*.{ts,tsx,js,cjs,css}', '*.config.{ts,mjs}'],
  ignoreBinaries: ['apt-get', 'mount', 'umount'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    css: (text) =>
      [...text.matchAll(CSS_IMPORT)]
        .map((match) => `import '${match.groups?.specifier}'`)
        .join('\n'),
  },
}

export default config
