import { afterEach, expect } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { bareBackend, wrappedBackend } from '../../support/backend-variants'
import { specifiedBackend, type Backend } from '../../support/specified-backend'

type Options = NonNullable<Parameters<typeof specifiedBackend>[1]>

/**
 * Starts a backend that is exactly docs/specification.md for a test file. A call that the
 * specification does not name fails the test.
 */
export function bridgeToSpecifiedBackend(options: Options = {}) {
  return bridgeTo((reference, onOtherCall) =>
    specifiedBackend(reference, { ...options, onOtherCall }),
  )
}

/** Two whole backends that other teams might have written. */
export const VARIANTS = { bare: bareBackend, wrapped: wrappedBackend }

/** The same for one of the variants. */
export function bridgeToVariant(variant: keyof typeof VARIANTS) {
  return bridgeTo(VARIANTS[variant])
}

function bridgeTo(create: (reference: Backend, onOtherCall: (call: string) => void) => Backend) {
  const otherCalls: string[] = []
  const api = bridgeToBackend({}, (reference) => create(reference, (call) => otherCalls.push(call)))
  afterEach(() => {
    expect(otherCalls.splice(0), 'calls beyond the specification').toEqual([])
  })
  return api
}
