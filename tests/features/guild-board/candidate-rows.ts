import { within } from '@testing-library/react'

/** The rows of the raiders who want an item, without their details. */
export function candidateRows(sheet: ReturnType<typeof within>): HTMLElement[] {
  const table = sheet.getByRole('table', { name: 'Who wants it' })
  return within(table)
    .getAllByRole('rowheader')
    .map((header) => header.closest('tr') ?? table)
}

/** The details of the only raider whose row is open. */
export function openDetails(sheet: ReturnType<typeof within>): HTMLElement {
  const opener = sheet.getByRole('button', { expanded: true })
  const details = document.getElementById(opener.getAttribute('aria-controls') ?? '')
  if (!details) throw new Error('No row is open')
  return details
}
