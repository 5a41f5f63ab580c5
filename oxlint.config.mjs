// This file is JavaScript, because oxlint reads a TypeScript configuration only on Node 22.
import { readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'
import { missingGlobals, missingProperties } from './scripts/lint/missing-apis.js'

/*
 * Import direction (docs/architecture.md): routes → features → ui, api → contract → game, lib.
 * All rules about imports between folders are derived from the two lists below.
 */
const LAYERS = [['app', 'routes'], ['features'], ['ui', 'api'], ['contract'], ['game', 'lib']]

/** Groups of features. A feature may import only features of later groups. */
const FEATURES = [
  ['admin-bulk', 'journal', 'onboarding', 'showcase'],
  ['admin-catalog'],
  ['raid-nights'],
  ['guild-exchange'],
  ['guild-board'],
  ['wishlists'],
  ['account', 'guilds', 'catalog', 'gear', 'sims'],
  ['characters'],
  ['session'],
]

/** The folders of large features. A folder may import only later ones. */
const FOLDERS = { 'admin-bulk': ['head', 'batch', 'sheet', 'columns'] }

const folders = readdirSync(new URL('src/features', import.meta.url))
const unlisted = folders.filter((folder) => !FEATURES.flat().includes(folder))
if (unlisted.length > 0) throw new Error(`FEATURES lacks src/features/${unlisted.join(', ')}`)

function layerZones() {
  return LAYERS.flatMap((layer, depth) =>
    layer.map((folder) => {
      const above = LAYERS.slice(0, depth).flat()
      const siblings = layer.filter((other) => other !== folder)
      // Folders of one layer may not import each other, except `app` and `routes`.
      const forbidden = folder === 'app' ? [] : [...above, ...(folder === 'routes' ? [] : siblings)]
      return {
        files: [`src/${folder}/**`],
        forbidden: [...forbidden.map((name) => `@/${name}/**`), '**/server/**'],
        message: `src/${folder} may not import upwards or sideways (docs/architecture.md).`,
      }
    }),
  )
}

function featureZones() {
  return FEATURES.flatMap((group, depth) =>
    group.map((feature) => {
      const forbidden = [
        ...FEATURES.slice(0, depth).flat(),
        ...group.filter((other) => other !== feature),
      ].map((name) => `@/features/${name}/**`)
      return {
        files: [`src/features/${feature}/**`],
        forbidden: [...forbidden, '@/app/**', '@/routes/**', '**/server/**'],
        message: `features/${feature} may use only features below it (docs/architecture.md).`,
      }
    }),
  )
}

/** Zones of folders in features; those of their feature apply as well. */
function folderZones() {
  return Object.entries(FOLDERS).flatMap(([feature, names]) => {
    const zone = featureZones().find(({ files }) => files[0] === `src/features/${feature}/**`)
    return names.map((name, depth) => ({
      files: [`src/features/${feature}/${name}/**`],
      forbidden: [...zone.forbidden, ...names.slice(0, depth).map((above) => `**/${above}/**`)],
      message: `${feature}/${name} may use only folders below it (docs/architecture.md).`,
    }))
  })
}

const FULL_ZOD = {
  name: 'zod',
  message: 'Use zod/mini: zod compiles schemas to code, which the Content-Security-Policy forbids.',
}

function toOverride({ files, forbidden, message }) {
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [FULL_ZOD], patterns: [{ group: forbidden, message }] },
      ],
    },
  }
}

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist', 'src/route-tree.gen.ts', 'node_modules'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': [
      'error',
      { allow: ['**/*.css', '@testing-library/jest-dom/vitest'] },
    ],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'no-console': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    // Requests that must run one after another, such as those of the import queue, are loops.
    'no-await-in-loop': 'off',
    // A callback's parameter may have the name of an outer variable.
    'no-shadow': 'off',
    // Spreading in `map` is common here, and the copied objects are small.
    'oxc/no-map-spread': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // False positives for zod's `catch`. The type checker checks the arguments of promises.
    'promise/valid-params': 'off',
    // Some live regions contain paragraphs and buttons, which are not allowed in <output>.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Hooks and services are objects of functions that do not use `this`.
    'typescript/unbound-method': 'off',
    // False positives after a switch that handles all members of a union; TypeScript checks this.
    'typescript/consistent-return': 'off',
    // The function for defaults in zod/mini is called `_default`.
    'no-underscore-dangle': 'off',
    // Each `as` has a comment with its reason instead (CONTRIBUTING.md).
    'typescript/no-unsafe-type-assertion': 'off',
  },
  overrides: [
    {
      files: ['src/**'],
      rules: {
        'no-restricted-globals': ['error', ...missingGlobals],
        'no-restricted-properties': ['error', ...missingProperties],
      },
    },
    ...layerZones().map(toOverride),
    ...featureZones().map(toOverride),
    ...folderZones().map(toOverride),
    {
      files: ['server/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: [
                  '@/app/**',
                  '@/routes/**',
                  '@/features/**',
                  '@/ui/**',
                  '@/api/**',
                  '@/lib/**',
                ],
                message: 'The backend shares src/contract and src/game with the app, nothing else.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['*.config.ts', '*.config.mjs', 'tests/{e2e,browsers}/*-setup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['scripts/**', 'bench/**', 'server/logger.ts'], rules: { 'no-console': 'off' } },
    {
      files: ['src/**', 'server/**', 'scripts/**', 'bench/**'],
      rules: { 'max-lines-per-function': ['error', { max: 100 }] },
    },
  ],
})
