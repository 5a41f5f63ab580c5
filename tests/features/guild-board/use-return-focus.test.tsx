import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useReturnFocus } from '@/features/guild-board/use-return-focus'

function Action({ isRemoved }: { isRemoved: boolean }) {
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle')
  const keepFocus = useReturnFocus(state === 'pending')
  return (
    <>
      <h1 tabIndex={-1}>Heading</h1>
      {!(isRemoved && state === 'done') && (
        <button
          type="button"
          disabled={state === 'pending'}
          onClick={() => {
            keepFocus()
            setState('pending')
          }}
        >
          Start
        </button>
      )}
      <button type="button" onMouseEnter={() => setState('done')}>
        End
      </button>
    </>
  )
}

/**
 * Starts the action with its button. Browsers take the focus from a disabled control; jsdom does
 * not.
 */
async function start(isRemoved = false) {
  const user = userEvent.setup()
  render(<Action isRemoved={isRemoved} />)
  const button = screen.getByRole('button', { name: 'Start' })
  await user.click(button)
  button.blur()
  const end = screen.getByRole('button', { name: 'End' })
  return { user, button, end }
}

describe('guild board: focus after an action', () => {
  it('the control that was disabled gets it again', async () => {
    const { user, button, end } = await start()
    await user.hover(end)
    expect(button).toHaveFocus()
  })

  it('the control is gone: the heading gets it', async () => {
    const { user, end } = await start(true)
    await user.hover(end)
    expect(screen.getByRole('heading')).toHaveFocus()
  })

  it('something else was focused in the meantime: it stays there', async () => {
    const { user, end } = await start(true)
    await user.click(end)
    expect(end).toHaveFocus()
  })
})
