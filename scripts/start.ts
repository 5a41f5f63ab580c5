// `npm start`: builds app and server if their source has changed, and serves both.
import { pathToFileURL } from 'node:url'
import { buildApp } from './build-app'
import { BuildError } from './build-once'
import { buildServer } from './build-server'
import { readEnvFile } from './project'

try {
  readEnvFile()
  const app = await buildApp()
  const server = await buildServer()
  // The server reads the folder of the app from its arguments.
  process.argv[2] = app
  await import(pathToFileURL(server).href)
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(`${error.message}\n\nGuildr could not start: it does not build (see above).`)
  process.exit(1)
}
