import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createLootBatch, deleteLootBatch } from '@/contract/admin/admin-loot-batch'
import { submitParts, undoAll } from '@/features/admin-bulk/batch/send-batch'
import { bridgeToBackend, type Api } from '../../support/app/msw-bridge'
import { findDialog, openBulkWithRaid, pasteRows, RAID, textIn } from './bulk-page'

const api = bridgeToBackend()

/** One row more than a request can have. */
const ITEMS = Array.from({ length: 501 }, (_, index) => `Quux ${index}`)
const ROWS = [
  ['Item', 'Boss', 'Slot', 'Type'],
  ...ITEMS.map((name) => [name, 'Plexus Sentinel', 'Finger', 'Ring']),
]

/** The number of items on the server whose name contains "Quux". */
async function countItems({ backend }: Api, token: string): Promise<number> {
  const { body } = await backend.request('GET', '/api/admin/loot?search=Quux', { token })
  return (body as { data: { total: number } }).data.total // the shape of every answer
}

const dialogClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** The submits that were sent, without dry runs. */
const submits = () => api.sent(createLootBatch).filter(({ path }) => !path.includes('dryRun'))

/** Answers the second submit with an error. */
function failSecondSubmit() {
  let count = 0
  api.answer(createLootBatch, ({ request }) => {
    if (request.url.includes('dryRun')) return undefined
    count += 1
    if (count !== 2) return undefined
    const error = { message: 'The disk is full', code: 'INTERNAL_SERVER_ERROR' }
    return HttpResponse.json({ error }, { status: 500 })
  })
}

const NO_FEATURES = { isLinked: false, hasOutcomes: false }

describe('bulk page: more rows than a request can have', () => {
  it('are one submit with one undo; a failed request undoes the ones before it', async () => {
    const { user, token, startDryRun, confirmSubmit, undoBatch } = await openBulkWithRaid(api)
    await pasteRows(ROWS)
    await startDryRun()
    const dialog = await findDialog()
    expect(dialog).toHaveAccessibleName(`Submit 501 items to ${RAID}?`)

    failSecondSubmit()
    await confirmSubmit()
    expect(await within(dialog).findByText('The disk is full')).toBeVisible()
    expect(await countItems(api, token)).toBe(0)

    // The undo fails too, so the page says what is stored.
    api.restore()
    failSecondSubmit()
    api.disconnect(deleteLootBatch)
    await confirmSubmit()
    expect(
      await screen.findByText('Only 500 of 501 rows were submitted: The disk is full', {
        exact: false,
      }),
    ).toBeVisible()
    expect(await countItems(api, token)).toBe(500)
    await dialogClosed()

    // Submitting again creates the rest only, and one undo reverts everything.
    api.restore()
    await startDryRun()
    expect(await findDialog()).toHaveTextContent('500 already in the raid, unchanged')
    await confirmSubmit()
    expect(await screen.findByText('1 item created.')).toBeVisible()
    await dialogClosed()
    expect(await countItems(api, token)).toBe(501)
    await undoBatch()
    await screen.findByText('The batch was undone.')
    expect(await countItems(api, token)).toBe(0)

    // The undo has returned the rows.
    await waitFor(() => expect(textIn(1, 'name')).toBe('Quux 0'))
    await user.click(screen.getByRole('button', { name: 'Submit again' }))
    await findDialog()
    api.requests.length = 0
    await confirmSubmit()
    await screen.findByRole('button', { name: 'Undo this batch' })
    expect(await countItems(api, token)).toBe(501)
    expect(submits()).toHaveLength(2)
    await undoBatch()
    await screen.findByText('The batch was undone.')
    expect(api.sent(deleteLootBatch)).toHaveLength(1)
    expect(await countItems(api, token)).toBe(0)
  })

  it('a check is cancelled after the current request', async () => {
    const { user, startDryRun } = await openBulkWithRaid(api)
    await pasteRows(ROWS)
    const held = api.hold(createLootBatch)
    await startDryRun()
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    held.release()
    expect(await screen.findByText('Cancelled. Nothing was changed.')).toBeVisible()
    expect(api.sent(createLootBatch)).toHaveLength(1)
  })

  it('without the feature, the rows are sent as several batches, which are undone together; a cancelled submit leaves nothing', async () => {
    const { token, bosses } = await openBulkWithRaid(api)
    const items = ITEMS.map((name) => ({ name, itemSlot: 'FINGER', itemType: 'Ring' }) as const)
    const request = { bossId: bosses[0]?.id ?? '', items, edits: [], deletions: [] }
    const { signal } = new AbortController()
    const { written } = await submitParts(request, NO_FEATURES, {
      signal,
      onProgress: () => undefined,
    })
    expect(written).toHaveLength(2)
    await undoAll(written, () => undefined)
    expect(await countItems(api, token)).toBe(0)

    const controller = new AbortController()
    const onProgress = () => controller.abort()
    await expect(
      submitParts(request, NO_FEATURES, { signal: controller.signal, onProgress }),
    ).rejects.toThrow('Cancelled. Nothing was changed.')
    expect(await countItems(api, token)).toBe(0)
  })
})
