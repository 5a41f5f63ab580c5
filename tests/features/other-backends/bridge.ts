import { afterEach, expect } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { specifiedBackend } from '../../support/specified-backend'

type Options = NonNullable<Parameters<typeof specifiedBackend>[1]>

/**
 * Starts a backend that is exactly docs/specification.md for a test file. A call that the
 * specification does not name fails the test.
 */
export function bridgeToSpecifiedBackend(options: Options = {}) {
  const otherCalls: string[] = []
  const api = bridgeToBackend({}, (reference) =>
    specifiedBackend(reference, { ...options, onOtherCall: (call) => otherCalls.push(call) }),
  )
  afterEach(() => {
    expect(otherCalls.splice(0), 'calls beyond the specification').toEqual([])
  })
  return api
}
