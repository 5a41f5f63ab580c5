import { describe, expect, it } from 'vitest'
import { missingGlobals, missingProperties } from '../../scripts/lint/missing-apis.js'

const globals = missingGlobals.map(({ name }) => name)
const properties = missingProperties.map(({ object = '', property }) => `${object}.${property}`)

describe('APIs that the linter rejects because a supported browser does not have them', () => {
  it.each(['requestIdleCallback', 'scheduler', 'CloseWatcher'])('global: %s', (name) => {
    expect(globals).toContain(name)
  })

  it.each([
    'AbortSignal.any',
    'URL.parse',
    'Promise.withResolvers',
    'Object.groupBy',
    'document.startViewTransition',
    'navigator.userAgentData',
    '.checkVisibility',
    '.bytes',
  ])('property: %s', (property) => {
    expect(properties).toContain(property)
  })

  it('an API that all supported browsers have is not among them', () => {
    expect(globals).not.toContain('AbortController')
    expect(properties).not.toContain('URL.canParse')
    expect(properties).not.toContain('.scrollIntoView')
  })
})
