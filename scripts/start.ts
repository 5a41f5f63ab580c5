// `npm start`: builds the app if its source has changed, and serves app and backend.
import { buildApp } from './build-app'
import { readEnvFile } from './project'
import { fail, runServer } from './run-server'

try {
  readEnvFile()
  await runServer(await buildApp())
} catch (error) {
  fail(error)
}
