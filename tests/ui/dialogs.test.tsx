import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { AlertDialog } from '@/ui/alert-dialog'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Menu, MenuItem } from '@/ui/menu'
import { Modal } from '@/ui/modal'
import { Sheet } from '@/ui/sheet'

interface DialogState {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A page with a button that opens the dialog. */
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
])('%s', (_name, dialog) => {
  it('is named by its title and described by its description', async () => {
    render(<Opener dialog={dialog} />)
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    expect(screen.getByRole('dialog', { name: 'Rename wishlist' })).toHaveAccessibleDescription(
      'It keeps its items.',
    )
  })

  it('keeps focus inside while it is open', async () => {
    render(<Opener dialog={dialog} />)
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    const opened = screen.getByRole('dialog')
    for (let presses = 0; presses < 4; presses++) {
      expect(opened).toContainElement(document.activeElement as HTMLElement | null)
      await userEvent.tab()
    }
  })

  it('closes on Escape and gives focus back to what opened it', async () => {
    render(<Opener dialog={dialog} />)
    const opener = screen.getByRole('button', { name: 'Rename' })
    await userEvent.click(opener)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener).toHaveFocus()
  })

  it('closes by its cross', async () => {
    render(<Opener dialog={dialog} />)
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
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

describe('a dialog opened from a menu', () => {
  it('gives focus back to the button of the menu', async () => {
    render(<PageWithMenu />)
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
    expect(await screen.findByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement | null,
    )
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus()
  })
})

describe('ConfirmDialog', () => {
  const props = {
    open: true,
    title: 'Delete wishlist?',
    onOpenChange: vi.fn<(isOpen: boolean) => void>(),
    onConfirm: vi.fn<() => void>(),
  }

  it('offers Cancel and Confirm, and begins at Cancel', async () => {
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

  it('can be neither left nor confirmed twice while it works', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    render(<ConfirmDialog {...props} onOpenChange={onOpenChange} isPending />)
    expect(screen.getByRole('button', { name: 'Loading...' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('says inside why it failed, and waits at the button that tries again', () => {
    const { rerender } = render(<ConfirmDialog {...props} isPending />)
    rerender(<ConfirmDialog {...props} error="It could not be deleted." />)
    expect(
      within(screen.getByRole('alertdialog')).getByRole('alert', { name: '' }),
    ).toHaveTextContent('It could not be deleted.')
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus()
  })
})

describe('AlertDialog', () => {
  it('has one answer, OK', async () => {
    render(<Opener dialog={(state) => <AlertDialog {...state} title="Import finished" />} />)
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Import finished' }))
    expect(dialog.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})
