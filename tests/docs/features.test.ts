import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURES } from '@/contract/features'

test('docs/other-backends.md lists the features of the contract', () => {
  const text = readFileSync(new URL('../../docs/other-backends.md', import.meta.url), 'utf8')
  const listed = [...text.matchAll(/^- `(?<name>[\w-]+)`: .+ _Without it:_ /gm)].map(
    (match) => match.groups?.name,
  )
  expect(listed).toEqual(FEATURES)
})
