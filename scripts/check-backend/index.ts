import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeExamination, isWorking } from './describe'
import { examineBackend } from './examine'

// `npm run check:backend -- https://api.example.com --token …`: makes the calls that the app makes,
// and prints what is not shown, what cannot be done and what is assumed (docs/other-backends.md).
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    token: { type: 'string' },
    origin: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const [url] = positionals
if (!url || !URL.canParse(url)) {
  console.error(
    'Usage: npm run check:backend -- https://api.example.com --token TOKEN [--origin https://app.example.com] [--write]',
  )
  process.exit(1)
}
const result = await examineBackend({
  url: url.replace(/\/+$/, ''),
  token: values.token ?? process.env.GUILDR_TOKEN ?? null,
  origin: values.origin,
  writes: values.write,
  fetch: (request) => fetch(request, { signal: AbortSignal.timeout(30_000) }),
  wait: (seconds) => pause(seconds * 1000),
})
console.log(describeExamination(result))
process.exitCode = isWorking(result) ? 0 : 1
