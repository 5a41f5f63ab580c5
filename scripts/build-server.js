// Part of `npm start`, which runs without a compiler: plain JavaScript (scripts/start.js).
import { join } from 'node:path'
import { buildOnce } from './build-once.js'

/**
 * Bundles the server if its inputs have changed, and returns the file that runs it:
 * `node <file> [folder of a built app]`. Starting the bundle saves about a second of
 * processor time: nothing is compiled, and few files are loaded instead of several hundred.
 * @throws BuildError if the source does not build
 */
export async function buildServer() {
  const folder = await buildOnce({
    name: 'server',
    config: 'scripts/server-bundle.config.ts',
    inputs: ['server', 'scripts', 'src/contract', 'src/game'],
    variables: [],
  })
  return join(folder, 'backend.js')
}
