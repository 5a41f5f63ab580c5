// Starts the backend for `npm run dev` and the browser tests: `backend [folder of a built app]`.
// It does not read .env; the calling process sets the environment.
import { fail, runServer } from './run-server'

try {
  await runServer(process.argv[2])
} catch (error) {
  fail(error)
}
