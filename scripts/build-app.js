// Part of `npm start`, which runs without a compiler: plain JavaScript (scripts/start.js).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { buildOnce } from './build-once.js'
import { ROOT } from './project.js'

/** Files from which Vite reads variables in a production build; later files take precedence. */
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/**
 * Builds the app if its inputs have changed, and returns the folder of the build.
 * @throws BuildError if the source does not build
 */
export function buildApp() {
  return buildOnce({
    name: 'app',
    config: 'vite.config.ts',
    inputs: [
      'src',
      'public',
      'index.html',
      'scripts/built-chunks.ts',
      'scripts/built-routes.ts',
      'scripts/bundle-script.ts',
      'scripts/compress-assets.ts',
      'scripts/name-app.ts',
      'scripts/write-head.ts',
      'scripts/write-manifest.ts',
      'scripts/write-service-worker.ts',
    ],
    variables: readViteVariables(),
  })
}

/** Variables of the build. Empty variables count as unset, as in the app. */
function readViteVariables() {
  const files = ENV_FILES.map((name) => join(ROOT, name)).filter((file) => existsSync(file))
  const written = files.flatMap((file) => Object.entries(parseEnv(readFileSync(file, 'utf8'))))
  return Object.entries({ ...Object.fromEntries(written), ...process.env })
    .filter(([name, value]) => name.startsWith('VITE_') && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
