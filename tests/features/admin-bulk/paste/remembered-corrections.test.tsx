import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../../support/app/msw-bridge'
import {
  cell,
  columnTexts,
  fetchInstance,
  openBulk,
  openBulkWithRaid,
  pasteRows,
} from '../bulk-page'

const api = bridgeToBackend()

/** Pastes a sheet with two unknown words, and corrects both. */
async function correctFirstSheet() {
  const page = await openBulkWithRaid(api)
  const { user } = page
  await pasteRows([
    ['Heart', '', 'Hed', 'Clooth'],
    ['Lung', '', 'Feet', 'Clooth'],
  ])
  await user.click(cell(1, 'type'))
  await user.keyboard('Cloth{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Replace with “Cloth Armor”' }))
  await user.click(cell(1, 'slot'))
  await user.click(await screen.findByRole('button', { name: /^Head/ }))
  expect(columnTexts('slot', 2)).toEqual(['Head', 'Feet'])
  return page
}

/** Pastes another sheet with the same words below the first one. */
async function pasteSecondSheet(user: Awaited<ReturnType<typeof openBulk>>['user']) {
  await user.click(cell(3, 'name'))
  await pasteRows([['Liver', '', 'hed', 'Clooth']])
}

describe('bulk grid: corrections in the next sheet of a raid', () => {
  it('are made again, said, and can be undone, which forgets them', async () => {
    const { user } = await correctFirstSheet()
    await pasteSecondSheet(user)
    expect([columnTexts('slot', 3)[2], columnTexts('type', 3)[2]]).toEqual(['Head', 'Cloth Armor'])
    expect(await screen.findByText('Corrected 2 cells as before: “hed”, “Clooth”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo corrections' }))
    expect([columnTexts('slot', 3)[2], columnTexts('type', 3)[2]]).toEqual(['hed', 'Clooth'])
    await pasteSecondSheet(user)
    expect([columnTexts('slot', 3)[2], columnTexts('type', 3)[2]]).toEqual(['hed', 'Clooth'])
  })

  it('are those of the raid', async () => {
    const { user } = await correctFirstSheet()
    await user.click(cell(1, 'name'))
    cleanup()
    const other = await fetchInstance(api, 'Sporefall')
    const page = await openBulk(api, `?instanceId=${other.id}`)
    await pasteSecondSheet(page.user)
    expect(columnTexts('type', 3)[2]).toBe('Clooth')
    expect(screen.queryByText('as before', { exact: false })).toBeNull()
  })
})
