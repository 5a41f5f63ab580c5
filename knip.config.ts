import type { KnipConfig } from 'knip'

/** Imports in style sheets: `@import 'x'` and `url('x/file')`. */
const CSS_IMPORT = /(?:@import\s+|url\()['"](?<specifier>[^'"]+)['"]/g

const config: KnipConfig = {
  entry: [
    'src/routes/**/*.{ts,tsx}',
    'src/head-script.ts',
    'src/service-worker/service-worker.ts',
    'scripts/{*,bundle/*,lint/*,{check-backend,test}/index}.{ts,js}',
    'scripts/vite/server-bundle.config.ts',
    'tests/e2e/**/*.e2e.ts',
    'tests/browsers/**/*.browsers.ts',
    'bench/{bench,scale,memory,soak,bare-route-server}.ts',
    'bench/*/main.tsx',
  ],
  project: ['{src,server,scripts,bench,tests}/**/*.{ts,tsx,js,css}', '*.config.{ts,mjs}'],
  ignoreBinaries: ['apt-get', 'import', 'mount', 'umount'],
  // Named in a configuration of scripts/lint/check-styles.ts.
  ignoreDependencies: ['stylelint-plugin-use-baseline'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    css: (text) =>
      [...text.matchAll(CSS_IMPORT)]
        .map((match) => `import '${match.groups?.specifier}'`)
        .join('\n'),
  },
}

export default config
