import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { AlertDialog } from '@/ui/overlays/alert-dialog'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { Input } from '@/ui/fields/input'
import { Menu, MenuItem } from '@/ui/menu'
import { Modal } from '@/ui/overlays/modal'
import { Sheet } from '@/ui/overlays/sheet'
import { Textarea } from '@/ui/fields/textarea'
import { toast } from '@/ui/messages/toast'
import { Toaster } from '@/ui/messages/toaster'

interface DialogState {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Renders a dialog and a button that opens it. */
function Opener({ dialog }: { dialog: (state: DialogState) => ReactElement }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      {dialog({ open: isOpen, onOpenChange: setOpen })}
    </>
  )
}

/** Presses the page outside of React's components. */
const press = (at: MouseEventInit) =>
  act(() => {
    document.body.dispatchEvent(new MouseEvent('pointerdown', at))
    document.body.dispatchEvent(new MouseEvent('click', at))
  })

const renameModal = (state: DialogState) => (
  <Modal {...state} title="Rename wishlist" description="It keeps its items.">
    <input aria-label="Name" />
  </Modal>
)

describe.each([
  ['Modal', renameModal],
  [
    'Sheet',
    (state: DialogState) => (
      <Sheet {...state} title="Rename wishlist" description="It keeps its items.">
        <input aria-label="Name" />
      </Sheet>
    ),
  ],
])('%s', (name, dialog) => {
  it('has the title as accessible name and the description as accessible description, traps focus, and closes by its button', async () => {
    render(<Opener dialog={dialog} />)
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    const opened = screen.getByRole('dialog', { name: 'Rename wishlist' })
    expect(opened).toHaveAccessibleDescription('It keeps its items.')
    for (let presses = 0; presses < 4; presses++) {
      expect(opened).toContainElement(document.activeElement as HTMLElement | null)
      await userEvent.tab()
    }
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('ignores the second press of a double press on the button that closes it', async () => {
    const onPress = vi.fn<() => void>()
    document.body.addEventListener('click', onPress)
    render(<Opener dialog={dialog} />)
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    onPress.mockReset()
    const coords = { clientX: 40, clientY: 40 }
    const close = screen.getByRole('button', { name: 'Close' })
    await userEvent.pointer({ keys: '[MouseLeft]', target: close, coords })
    document.body.dispatchEvent(new MouseEvent('click', { ...coords, bubbles: true }))
    expect(onPress).toHaveBeenCalledTimes(1)
    document.body.removeEventListener('click', onPress)
  })

  it('ignores the second press of a double press on the button that opens it', async () => {
    render(<Opener dialog={dialog} />)
    // Not where the test of another dialog has pressed.
    const coords = { clientX: 200, clientY: name === 'Modal' ? 40 : 90 }
    const opener = screen.getByRole('button', { name: 'Rename' })
    await userEvent.pointer({ keys: '[MouseLeft]', target: opener, coords })
    const again = { ...coords, bubbles: true }
    press(again)
    expect(screen.getByRole('dialog')).toBeVisible()
    press({ clientX: 90, bubbles: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes on Escape and returns focus to the button that opened it', async () => {
    render(<Opener dialog={dialog} />)
    const opener = screen.getByRole('button', { name: 'Rename' })
    await userEvent.click(opener)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener).toHaveFocus()
  })

  it('Escape that discards the text of an input method does not close it', async () => {
    render(<Opener dialog={dialog} />)
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
    fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 })
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
})

const movingModal = (isOpen: boolean) => (
  <Modal
    open={isOpen}
    onOpenChange={() => {}}
    title="Duplicate"
    style={{ animationName: isOpen ? 'rise-in' : 'rise-out' }}
  />
)

it('Modal that moves out takes no second press on its button', () => {
  const { rerender } = render(movingModal(true))
  expect(screen.getByRole('dialog')).not.toHaveAttribute('inert')
  rerender(movingModal(false))
  expect(screen.getByRole('dialog')).toHaveAttribute('inert')
})

function PageWithMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu trigger={<button type="button">More actions</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </Menu>
      {renameModal({ open: isOpen, onOpenChange: setOpen })}
    </>
  )
}

describe('dialog opened from a Menu', () => {
  it('returns focus to the menu button when it closes', async () => {
    render(<PageWithMenu />)
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    expect(await screen.findByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement | null,
    )
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus()
  })
})

describe.each([
  ['Modal', Modal],
  ['Sheet', Sheet],
])('%s: initial focus', (_name, Dialog) => {
  it.each([
    ['Input', <Input key="input" label="Note" hasInitialFocus />],
    ['Textarea', <Textarea key="textarea" label="Note" hasInitialFocus />],
  ])('focuses the %s with hasInitialFocus, and returns focus on closing', async (_, field) => {
    render(
      <Opener
        dialog={(state) => (
          <Dialog {...state} title="Edit note">
            <button type="button">Clear</button>
            {field}
          </Dialog>
        )}
      />,
    )
    const opener = screen.getByRole('button', { name: 'Rename' })
    await userEvent.click(opener)
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(opener).toHaveFocus()
  })
})

describe('Modal and toasts', () => {
  it('stays open when a toast is pressed, and closes on a press elsewhere', async () => {
    render(
      <>
        <main>Page</main>
        <Toaster />
        <Opener dialog={renameModal} />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    act(() => void toast.info('3 characters are up to date', { id: 'sync' }))
    // A modal disables pointer events on the page; toasts.css enables them again for toasts.
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    await user.click(await screen.findByText('3 characters are up to date'))
    expect(screen.getByRole('dialog')).toBeVisible()
    await user.click(screen.getByText('Page'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    act(() => toast.dismiss())
  })
})

function Page({ toaster }: { toaster: ReactNode }) {
  return (
    <>
      <Opener dialog={renameModal} />
      {toaster}
    </>
  )
}

describe('Toaster', () => {
  it('is visible to screen readers when it is loaded after a dialog has been opened', async () => {
    const { rerender } = render(<Page toaster={null} />)
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    rerender(<Page toaster={<Toaster />} />)
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(screen.getByRole('region', { name: /^Notifications/ })).toBeInTheDocument()
  })
})

describe('ConfirmDialog', () => {
  const props = {
    open: true,
    title: 'Delete wishlist?',
    onOpenChange: vi.fn<(isOpen: boolean) => void>(),
    onConfirm: vi.fn<() => void>(),
  }

  it('has the buttons Cancel, which has focus, and Confirm', async () => {
    render(<ConfirmDialog {...props} />)
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete wishlist?' }))
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Cancel',
      'Confirm',
    ])
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(props.onConfirm).toHaveBeenCalledOnce()
    expect(props.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(props.onOpenChange).toHaveBeenCalledWith(false)
  })

  it('isPending: can be neither closed nor confirmed again', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    const onConfirm = vi.fn<() => void>()
    render(<ConfirmDialog {...props} {...{ onConfirm, onOpenChange }} isPending />)
    await userEvent.click(screen.getByRole('button', { name: 'Loading...' }))
    expect(onConfirm).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('error: shows the error and focuses Confirm', () => {
    const { rerender } = render(<ConfirmDialog {...props} isPending />)
    rerender(<ConfirmDialog {...props} error="It could not be deleted." />)
    expect(
      within(screen.getByRole('alertdialog')).getByRole('alert', { name: '' }),
    ).toHaveTextContent('It could not be deleted.')
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus()
  })
})

describe('AlertDialog', () => {
  it('has one button, OK, which closes it', async () => {
    render(<Opener dialog={(state) => <AlertDialog {...state} title="Import finished" />} />)
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Import finished' }))
    expect(dialog.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})
