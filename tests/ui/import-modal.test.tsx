import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { keepForms, takeForm } from '@/lib/kept-forms'
import { ImportModal } from '@/ui/overlays/import-modal'

const onImport = vi.fn<() => void>()

function Example({ open = true }) {
  const [isRead, setRead] = useState(false)
  return (
    <ImportModal
      open={open}
      onClose={() => {}}
      title="Import gear"
      noun="text"
      textField={{ label: 'Text' }}
      fileField={{ label: 'File', accept: '.txt' }}
      keepAs="gear"
      onRead={() => setRead(true)}
      preview={isRead && <p>12 items</p>}
      onBack={() => setRead(false)}
      onImport={onImport}
    />
  )
}

it('the second press of a double press on “Read text” does not import', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.type(screen.getByLabelText('Text'), 'gear')
  const press = (name: string, clientX: number) => {
    const target = screen.getByRole('button', { name })
    return user.pointer({ keys: '[MouseLeft]', target, coords: { clientX, clientY: 300 } })
  }
  await press('Read text', 300)
  await press('Import', 300)
  expect(onImport).not.toHaveBeenCalled()
  await press('Import', 400)
  expect(onImport).toHaveBeenCalledTimes(1)
})

it('a text is kept when the session ends, unless the dialog was closed', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Example />)
  await user.type(screen.getByLabelText('Text'), 'gear')
  keepForms('me')
  expect(takeForm('gear')).toEqual({ text: 'gear' })
  rerender(<Example open={false} />)
  keepForms('me')
  expect(takeForm('gear')).toBeNull()
})
