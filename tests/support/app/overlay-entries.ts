import { waitFor } from '@testing-library/react'

/**
 * Resolves when the closed overlays have left their history entries. They do that asynchronously,
 * which must not reach the next test.
 */
export async function leaveOverlayEntries(): Promise<void> {
  await waitFor(() => {
    if (window.history.state?.overlayDepth) throw new Error('An entry of an overlay is left')
  })
}
