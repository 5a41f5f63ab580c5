// `npm start`: builds app and server if their source has changed, and serves both. The build runs
// in child processes, and all that this file imports is plain JavaScript: neither the bundler nor a
// compiler stays in the memory of the server. An old Node can run this file, but not its imports.
// package.json gives V8 4 MB for young objects: what it takes for more while the database is
// created, it would never return.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

try {
  if (process.versions.node.localeCompare('20.19', 'en', { numeric: true }) < 0) {
    throw new Error(`Node 20.19 or newer is needed; this is ${process.version}.`)
  }
  if (!existsSync(new URL('../node_modules', import.meta.url))) {
    throw new Error('the packages are not installed. Run: npm install')
  }
  const { readEnvFile } = await import('./project.js')
  const { buildApp, buildServer } = await import('./build.js')
  readEnvFile()
  // The server reads the folder of the app from its arguments.
  process.argv[2] = buildApp()
  await import(pathToFileURL(buildServer()).href)
} catch (error) {
  console.error(`Guildr could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
