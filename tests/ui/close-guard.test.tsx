import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Modal } from '@/ui/overlays/modal'

const schema = z.object({ name: z.string() })

function NameForm({ onSaved }: { onSaved: () => void }) {
  const form = useSchemaForm(schema, { name: '' })
  return (
    <Form id="name" form={form} onSubmit={onSaved}>
      <TextField control={form.control} name="name" label="Name" />
    </Form>
  )
}

function Page({ onFollow }: { onFollow?: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <>
      <main>Page</main>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title="Rename"
        footer={<FormButtons formId="name" submitLabel="Save" onCancel={close} />}
      >
        <NameForm onSaved={close} />
        <a
          href="/guild"
          onClick={(event) => {
            event.preventDefault()
            onFollow?.()
          }}
        >
          Guild
        </a>
      </Modal>
    </>
  )
}

// A modal disables pointer events on the page.
const user = userEvent.setup({ pointerEventsCheck: 0 })
const dialog = () => screen.queryByRole('dialog')
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const typeName = () => user.type(screen.getByRole('textbox', { name: 'Name' }), 'A name')
const isUnloadBlocked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

const WAYS_TO_CLOSE: [string, () => Promise<void>][] = [
  ['Escape', () => user.keyboard('{Escape}')],
  ['the Close button', () => press('Close')],
  ['a press outside', () => user.click(screen.getByText('Page'))],
]

describe('form in a dialog', () => {
  it.each(WAYS_TO_CLOSE)('%s closes the dialog if nothing is changed', async (_name, close) => {
    render(<Page />)
    expect(isUnloadBlocked()).toBe(false)
    await close()
    expect(dialog()).toBeNull()
  })

  it('Escape asks although the last change has not been validated yet', () => {
    render(<Page />)
    const name = screen.getByRole('textbox', { name: 'Name' })
    // In one task: the form validates after it.
    fireEvent.change(name, { target: { value: 'A name' } })
    fireEvent.keyDown(name, { key: 'Escape' })
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  })

  it.each(WAYS_TO_CLOSE)(
    '%s asks if the form has changes; Keep editing keeps them, Discard closes',
    async (_name, close) => {
      render(<Page />)
      await typeName()
      await close()
      const question = within(screen.getByRole('alertdialog', { name: 'Discard your changes?' }))
      await user.click(question.getByRole('button', { name: 'Keep editing' }))
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('A name')
      await close()
      await press('Discard')
      expect(dialog()).toBeNull()
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
  )

  it('a link in the dialog asks if the form has changes; Discard follows it', async () => {
    const onFollow = vi.fn<() => void>()
    render(<Page onFollow={onFollow} />)
    await typeName()
    await user.click(screen.getByRole('link', { name: 'Guild' }))
    await press('Keep editing')
    expect(onFollow).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Guild' }))
    await press('Discard')
    expect(onFollow).toHaveBeenCalledOnce()
  })

  it('a link that opens in a new tab does not ask', async () => {
    const onFollow = vi.fn<() => void>()
    render(<Page onFollow={onFollow} />)
    await typeName()
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('link', { name: 'Guild' }))
    await user.keyboard('{/Control}')
    expect(onFollow).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each(['Cancel', 'Save'])('%s closes the dialog without asking', async (name) => {
    render(<Page />)
    await typeName()
    await press(name)
    expect(dialog()).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('closing the tab asks only while the form has changes', async () => {
    render(<Page />)
    await typeName()
    expect(isUnloadBlocked()).toBe(true)
    await press('Save')
    expect(isUnloadBlocked()).toBe(false)
  })
})
