import { keepFocus } from '@/lib/keep-focus'
import { Modal } from '@/ui/overlays/modal'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'

let end = () => {}
beforeEach(() => {
  end = keepFocus()
})
afterEach(() => end())

/** A page with two rows; each is removed, or loses its button, by a press on it. */
function Page() {
  const [removed, setRemoved] = useState<string[]>([])
  const remove = (name: string) => () => setRemoved((names) => [...names, name])
  return (
    <main>
      <h1 tabIndex={-1}>Rows</h1>
      <p>Some text</p>
      {!removed.includes('Undo') && (
        <ul>
          <li aria-label="Row">
            {!removed.includes('Remove') && <button onClick={remove('Remove')}>Remove</button>}
            <button onClick={remove('Undo')}>Undo</button>
          </li>
        </ul>
      )}
    </main>
  )
}

test('the row of a button that removes itself gets the focus', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const row = screen.getByRole('listitem', { name: 'Row' })
  await waitFor(() => expect(row).toHaveFocus())
  await user.tab()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  expect(row).not.toHaveAttribute('tabindex')
})

test('the heading of the page gets the focus if the whole list is removed', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Rows' })).toHaveFocus())
})

/** A dialog whose step is replaced by a press on its button. */
function Steps() {
  const [isRead, setRead] = useState(false)
  return (
    <Modal open onOpenChange={() => {}} title="Import a raid">
      {isRead ? <p>Nothing changes.</p> : <button onClick={() => setRead(true)}>Read</button>}
    </Modal>
  )
}

test('the title of a dialog gets the focus if its step is removed', async () => {
  const user = userEvent.setup()
  render(<Steps />)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Import a raid' })).toHaveFocus())
})

test('the focus stays on the body if the user has left the element before it is removed', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Page key="first" />)
  await user.tab()
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
  await user.click(screen.getByText('Some text'))
  rerender(<Page key="second" />)
  await new Promise<void>((resolve) =>
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))),
  )
  expect(document.body).toHaveFocus()
})

/**
 * A panel in the page that focuses itself after its button is removed, when an answer shows another
 * item.
 */
function PanelOfItem() {
  const [item, setItem] = useState('Idol')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // As effects of an answer do, after the removal is observed.
    queueMicrotask(() => queueMicrotask(() => panel.current?.focus()))
    // Focuses the panel for each item.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [item])
  return (
    <main>
      <h1 tabIndex={-1}>Items</h1>
      <div ref={panel} role="dialog" aria-label={item} tabIndex={-1}>
        <h2>{item}</h2>
        <button key={item} onClick={() => setItem('Blade')}>{`Award ${item}`}</button>
      </div>
    </main>
  )
}

test('a panel that focuses itself keeps the focus', async () => {
  const user = userEvent.setup()
  render(<PanelOfItem />)
  await user.click(screen.getByRole('button', { name: 'Award Idol' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Blade' })).toHaveFocus())
})
