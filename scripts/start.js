// `npm start`: builds app and server if their source has changed, and serves both. The build runs
// in child processes, and this file and all that it imports are plain JavaScript: neither the
// bundler nor a compiler stays in the memory of the server.
import { pathToFileURL } from 'node:url'
import { buildApp, BuildError, buildServer } from './build.js'
import { readEnvFile } from './project.js'

try {
  readEnvFile()
  // The server reads the folder of the app from its arguments.
  process.argv[2] = buildApp()
  await import(pathToFileURL(buildServer()).href)
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(`${error.message}\n\nGuildr could not start: it does not build (see above).`)
  process.exit(1)
}
