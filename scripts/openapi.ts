import { writeFile } from 'node:fs/promises'
import { createOpenApiDocument } from '../server/http/openapi'

// `npm run openapi`: writes docs/openapi.json. A test fails if the file is out of date.
const file = new URL('../docs/openapi.json', import.meta.url)
await writeFile(file, `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`)
console.log('Wrote docs/openapi.json')
