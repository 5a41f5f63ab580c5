import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { cell, openBulk, textIn } from './bulk-page'

const api = bridgeToBackend()

describe('bulk grid: suggestions', () => {
  it('typing shows the matching choices; Enter accepts the only one left', async () => {
    const { user } = await openBulk(api)
    await user.click(cell(1, 'type'))
    await user.keyboard('sword')
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'One-Handed Sword',
      'Two-Handed Sword',
    ])
    await user.keyboard(' two{Enter}')
    expect(textIn(1, 'type')).toBe('Two-Handed Sword')
    expect(textIn(1, 'slot')).toBe('Two-hand')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('a tier token is a choice of Type, and shown as such in a row whose type is empty', async () => {
    const { user } = await openBulk(api)
    await user.click(cell(1, 'type'))
    await user.keyboard('tier tok{Enter}')
    expect(textIn(1, 'token')).toBe('Yes')
    expect(cell(1, 'type')).toHaveTextContent('Tier token')
  })

  it('Enter accepts none of several choices; arrow keys choose one', async () => {
    const { user } = await openBulk(api)
    await user.click(cell(1, 'type'))
    await user.keyboard('sword{Enter}')
    expect(textIn(1, 'type')).toBe('sword')
    expect(cell(1, 'type')).toHaveAttribute('aria-invalid', 'true')
    await user.keyboard('{ArrowUp}sword{ArrowDown}{ArrowDown}{Tab}')
    expect(textIn(1, 'type')).toBe('Two-Handed Sword')
  })

  it('a click accepts a choice, in a list cell for the last word', async () => {
    const { user } = await openBulk(api)
    await user.click(cell(1, 'classes'))
    await user.keyboard('dk, ma')
    await user.click(await screen.findByRole('option', { name: 'Mage' }))
    expect(textIn(1, 'classes')).toBe('Death Knight, Mage')
  })
})
