// JavaScript because oxlint reads a TypeScript configuration only on Node 22.
import { defineConfig } from 'oxlint'

/*
 * Import direction (docs/architecture.md): routes → features → ui, api → contract → game, lib.
 * Each folder is listed with the folders it must not reach; nothing else decides who may import whom.
 */
const LAYERS = [['app', 'routes'], ['features'], ['ui', 'api'], ['contract'], ['game', 'lib']]

/** Features from the top down; one may use only those that stand in a later group. */
const FEATURES = [
  ['admin-bulk', 'onboarding', 'showcase'],
  ['admin-catalog'],
  ['wishlists'],
  ['characters', 'guilds', 'catalog'],
  ['session'],
]

function layerZones() {
  return LAYERS.flatMap((layer, depth) =>
    layer.map((folder) => {
      const above = LAYERS.slice(0, depth).flat()
      const siblings = layer.filter((other) => other !== folder)
      // Routes are composed by the app; game and lib are both leaves that may not know each other.
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

function toOverride({ files, forbidden, message }) {
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group: forbidden, message }] }],
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
    // Statements that must run one after another (a sweep, an import queue) read best as a loop.
    'no-await-in-loop': 'off',
    // Shadowing by a callback parameter is how this code names the one thing it maps over.
    'no-shadow': 'off',
    // Mapping rows to shapes is what this code does; the copies are small.
    'oxc/no-map-spread': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // It takes zod's `catch` for a promise's; the types check the arguments of both.
    'promise/valid-params': 'off',
    // A live region around paragraphs and buttons is no <output>, which holds phrasing only.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Hooks and services here are plain objects of functions; none uses `this`.
    'typescript/unbound-method': 'off',
    // The compiler knows when a switch over a union has no way past it; this rule does not.
    'typescript/consistent-return': 'off',
    // zod/mini names its default `_default`.
    'no-underscore-dangle': 'off',
    // An `as` carries its reason in a comment instead (CONTRIBUTING.md).
    'typescript/no-unsafe-type-assertion': 'off',
  },
  overrides: [
    ...layerZones().map(toOverride),
    ...featureZones().map(toOverride),
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
      files: ['*.config.ts', '*.config.mjs', 'tests/e2e/*-setup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['scripts/**', 'tests/bench/**', 'server/logger.ts'], rules: { 'no-console': 'off' } },
  ],
})
