import { parseArgs } from 'node:util'
import { describeExamination, examineBackend } from './examine-backend'

// `npm run check:backend -- https://api.example.com --token …`: makes the read calls that the app
// makes, and prints what works, what fails and what the app hides (docs/other-backends.md).
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { token: { type: 'string' }, origin: { type: 'string' } },
})
const [url] = positionals
if (!url || !URL.canParse(url)) {
  console.error(
    'Usage: npm run check:backend -- https://api.example.com --token TOKEN [--origin https://app.example.com]',
  )
  process.exit(1)
}
const token = values.token ?? process.env.GUILDR_TOKEN ?? null
if (token === null) console.log('Without a token, only the status call is checked.\n')
const result = await examineBackend({
  url: url.replace(/\/+$/, ''),
  token,
  origin: values.origin,
  fetch: (request) => fetch(request, { signal: AbortSignal.timeout(30_000) }),
})
console.log(describeExamination(result))
process.exitCode = result.fails.length === 0 ? 0 : 1
