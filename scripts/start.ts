// `npm start`: builds the app if it changed, then serves it and its backend from one address.
import { buildApp } from './build-app'
import { readEnvFile } from './project'
import { fail, runServer } from './run-server'

try {
  readEnvFile()
  await runServer(await buildApp())
} catch (error) {
  fail(error)
}
