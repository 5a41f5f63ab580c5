// The backend alone, for `npm run dev` and the browser tests: `backend [folder of a built app]`.
// It does not read .env: whoever starts it decides on its settings.
import { fail, runServer } from './run-server'

try {
  await runServer(process.argv[2])
} catch (error) {
  fail(error)
}
