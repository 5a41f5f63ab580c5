import { build } from 'vite'
import { join } from 'node:path'

/**
 * Builds a script with all its imports as a separate file that imports no chunk of the app.
 * @param entry relative to the root
 * @param define values that replace global names in the script, as JavaScript expressions
 * @returns the code
 */
export async function bundleScript(
  root: string,
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'warn',
    define,
    build: {
      write: false,
      lib: { entry: join(root, entry), formats: ['iife'], name: 'start' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`The build of ${entry} has no output`)
  return chunk.code
}
