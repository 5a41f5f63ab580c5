import { useState } from 'react'

import { AlertDialog } from '@/ui/overlays/alert-dialog'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { ImportModal, ImportPreview } from '@/ui/overlays/import-modal'
import { Input } from '@/ui/fields/input'
import { Modal } from '@/ui/overlays/modal'
import { Sheet } from '@/ui/overlays/sheet'

import { Row, type Specimen } from './specimen'

const SIZES = { sm: '448 px', md: '512 px', lg: '672 px', xl: '896 px' } as const
const VARIANTS = ['default', 'destructive', 'warning', 'info'] as const

function ModalDemo() {
  return (
    <>
      <Row caption="Sizes: at most 448, 512, 672 and 896 px wide; a bottom sheet on phones">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <OneModal key={size} size={size} title={`Modal of ${SIZES[size]}`} name={size} />
        ))}
      </Row>
      <Row caption="Variants: default, destructive, warning, info">
        {VARIANTS.map((variant) => (
          <OneModal key={variant} variant={variant} title={`Modal, ${variant}`} name={variant} />
        ))}
      </Row>
    </>
  )
}

interface OneModalProps {
  name: string
  title: string
  size?: keyof typeof SIZES
  variant?: (typeof VARIANTS)[number]
}

function OneModal({ name, title, size, variant }: OneModalProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>{`Modal ${name}`}</Button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        size={size}
        variant={variant}
        title={title}
        description="Close it with Escape, the close button or a press outside. Focus returns to the button that opened it."
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Save</Button>
          </>
        }
      >
        <Input label="Wishlist Name" defaultValue="Manaforge Omega - Heroic (Frost)" />
      </Modal>
    </>
  )
}

function SheetDemo() {
  return (
    <Row caption="Right, right and wide, bottom">
      <OneSheet name="right" />
      <OneSheet name="right, wide" size="wide" />
      <OneSheet name="bottom" side="bottom" />
    </Row>
  )
}

interface OneSheetProps {
  name: string
  side?: 'right' | 'bottom'
  size?: 'default' | 'wide'
}

function OneSheet({ name, side, size }: OneSheetProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>{`Sheet ${name}`}</Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        side={side}
        size={size}
        title="Edit boss"
        description="The page behind does not scroll."
        footer={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <div className="space-y-5">
          <Input label="Name" defaultValue="Plexus Sentinel" />
          <Input label="Slug" defaultValue="plexus-sentinel" />
          <Input label="Order" type="number" defaultValue={1} />
        </div>
      </Sheet>
    </>
  )
}

function ConfirmDemo() {
  return (
    <Row caption="Each variant; Confirm is pending for 1.2 s, and the destructive one fails">
      {VARIANTS.map((variant) => (
        <OneConfirm key={variant} variant={variant} />
      ))}
    </Row>
  )
}

function OneConfirm({ variant }: { variant: (typeof VARIANTS)[number] }) {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  function open() {
    setError(undefined)
    setOpen(true)
  }
  function confirm() {
    setPending(true)
    setTimeout(() => {
      setPending(false)
      if (variant === 'destructive') setError('This wishlist could not be deleted.')
      else setOpen(false)
    }, 1200)
  }
  return (
    <>
      <Button variant="secondary" onClick={open}>{`Confirm ${variant}`}</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={confirm}
        variant={variant}
        title="Delete “Manaforge Omega - Heroic (Frost)”?"
        description="Its 7 items and their notes are deleted as well. This cannot be undone."
        isPending={isPending}
        error={error}
      />
    </>
  )
}

function AlertDemo() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Row caption="With one button">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Alert
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Too many requests"
        description="Battle.net limits the number of requests. Try again in a minute."
      />
    </Row>
  )
}

function ImportDemo() {
  const [isOpen, setOpen] = useState(false)
  const [isRead, setRead] = useState(false)
  return (
    <Row caption="With the text or file, then its preview">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Import
      </Button>
      <ImportModal
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Import gear"
        noun="text"
        keepAs="gear of an example"
        textField={{ label: 'Text', rows: 6 }}
        fileField={{ label: 'Choose a file', accept: '.txt' }}
        onRead={() => setRead(true)}
        preview={
          isRead && (
            <ImportPreview
              warnings={['The text is for Frostelle, not for Kharzul.']}
              facts={[['Worn', '16 items']]}
            />
          )
        }
        onBack={() => setRead(false)}
        onImport={() => setOpen(false)}
      />
    </Row>
  )
}

export const DIALOGS: readonly Specimen[] = [
  {
    name: 'Modal',
    rule: 'Use for one short task. Use a Sheet for a long form or a picker.',
    Demo: ModalDemo,
  },
  {
    name: 'Sheet',
    rule: 'Use for a long form or a picker: at the right on wide screens, at the bottom on phones.',
    Demo: SheetDemo,
  },
  {
    name: 'ConfirmDialog',
    rule: 'Use before an action that cannot be undone. If it can be undone, offer Undo in a toast instead.',
    Demo: ConfirmDemo,
  },
  {
    name: 'AlertDialog',
    rule: 'Use for a message that the user must acknowledge before going on. Use a toast for other messages.',
    Demo: AlertDemo,
  },
  {
    name: 'ImportModal',
    rule: 'Use for a text or file that is read and shown in an ImportPreview before it is imported.',
    Demo: ImportDemo,
  },
]
