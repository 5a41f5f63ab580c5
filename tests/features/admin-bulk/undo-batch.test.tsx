import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listInstances } from '@/contract/admin-instance'
import { bridgeToBackend } from '../../support/msw-bridge'
import { columnTexts, openBulkWithRaid, pasteRows, textIn } from './bulk-page'

const api = bridgeToBackend()

describe('bulk page: undo of a batch', () => {
  it('returns the rows with their boss; the next submit goes to the same bosses', async () => {
    const page = await openBulkWithRaid(api)
    const { user, router, id, bosses, startDryRun, confirmSubmit, undoBatch } = page
    const [first, second] = bosses
    const choose = (bossId: string | undefined) =>
      act(() =>
        router.navigate({
          to: '/admin/loot-bulk',
          search: { instanceId: id, bossId: bossId ?? '' },
        }),
      )
    await choose(first?.id)
    pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'ID'],
      ['Quux Ring', '', 'Finger', 'Ring', '990001'],
      ['Quux Cloak', second?.name ?? '', 'Back', 'Cloak', '990002'],
    ])
    await startDryRun()
    await confirmSubmit()
    await screen.findByText('2 items created.')
    await waitFor(() => expect(textIn(1, 'name')).toBe(''))
    // The admin goes on with another boss before the undo.
    await choose(second?.id)
    await undoBatch()
    await screen.findByText('The batch was undone.')
    await waitFor(() => expect(columnTexts('boss', 2)).toEqual([first?.name, second?.name]))

    await startDryRun()
    await confirmSubmit()
    await screen.findByText('2 items created.')
    expect((await page.readQuuxItems()).toSorted()).toEqual([
      `Quux Cloak of ${second?.name}`,
      `Quux Ring of ${first?.name}`,
    ])
    await undoBatch()
    await screen.findByText('The batch was undone.')
    await user.click(screen.getByRole('button', { name: 'Submit again' }))
    await screen.findByText('2 items created.')
    await waitFor(() => expect(textIn(1, 'name')).toBe(''))
    await undoBatch()
    await screen.findByText('The batch was undone.')
  })

  it('does not return rows that were submitted again before the catalog was read', async () => {
    const { user, startDryRun, confirmSubmit, undoBatch, bosses } = await openBulkWithRaid(api)
    pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'ID'],
      ['Quux Ring', bosses[0]?.name ?? '', 'Finger', 'Ring', '990001'],
    ])
    await startDryRun()
    await confirmSubmit()
    await waitFor(() => expect(textIn(1, 'name')).toBe(''))
    const catalog = api.hold(listInstances)
    await undoBatch()
    await user.click(await screen.findByRole('button', { name: 'Submit again' }))
    await screen.findByText('1 item created.')
    await waitFor(() => expect(catalog.waiting).toBeGreaterThan(0))
    catalog.release()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Undo this batch' })).toBeEnabled(),
    )
    await waitFor(() => expect(textIn(1, 'name')).toBe(''))
    await undoBatch()
    await screen.findByText('The batch was undone.')
    await waitFor(() => expect(textIn(1, 'name')).toBe('Quux Ring'))
  })

  it('returns to the instance of the batch', async () => {
    const { router, id, bosses, startDryRun, confirmSubmit, undoBatch } =
      await openBulkWithRaid(api)
    pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'ID'],
      ['Quux Ring', bosses[0]?.name ?? '', 'Finger', 'Ring', '990001'],
    ])
    await startDryRun()
    await confirmSubmit()
    await screen.findByText('1 item created.')
    await act(() => router.navigate({ to: '/admin/loot-bulk', search: {} }))
    await undoBatch()
    await waitFor(() => expect(router.state.location.search).toEqual({ instanceId: id }))
    await waitFor(() => expect(textIn(1, 'boss')).toBe(bosses[0]?.name))
    expect(await screen.findByText('0 errors')).toBeVisible()
  })
})
