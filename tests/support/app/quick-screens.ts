import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { computeStyle } from './computed-style'

/*
 * Turns off work of the test environment whose result no test reads. Loaded once per worker.
 */

// Testing Library prints the document into the error of each query that finds nothing, also while
// it waits for a condition, where the error is thrown away. When the wait ends, the document is
// printed into its error.
const { getElementError } = getConfig()
configure({
  getElementError(message, container) {
    // The types omit this field, which is set while a condition is checked.
    const { _disableExpensiveErrorDiagnostics: isChecking } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean
    }
    return isChecking ? new Error(message ?? '') : getElementError(message, container)
  },
})

// React's development build records the call stack of each element, for its warnings, until it has
// recorded 10,000. Recording none makes the screen tests faster. Without this field of React, they
// are slower but not different.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object> // not in the types
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set() {
    // React counts and resets it.
  },
})

window.getComputedStyle = computeStyle
