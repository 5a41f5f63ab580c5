import { useState } from 'react'

import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Input } from '@/ui/input'
import { Modal } from '@/ui/modal'
import { Sheet } from '@/ui/sheet'

import { Row, type Specimen } from './specimen'

const SIZES = { sm: '448 px', md: '512 px', lg: '672 px', xl: '896 px' } as const
const VARIANTS = ['default', 'destructive', 'warning', 'info'] as const

function ModalDemo() {
  return (
    <>
      <Row caption="Sizes: at most 448, 512, 672 and 896 px wide; on a phone a sheet from below">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <OneModal key={size} size={size} title={`A modal of ${SIZES[size]}`} name={size} />
        ))}
      </Row>
      <Row caption="Variants: default, destructive, warning, info">
        {VARIANTS.map((variant) => (
          <OneModal key={variant} variant={variant} title={`A ${variant} modal`} name={variant} />
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
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Modal {name}
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        size={size}
        variant={variant}
        title={title}
        description="Escape, the cross and the ground close it; focus returns to where it came from."
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
    <Row caption="From the right, wide, and from below">
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
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Sheet {name}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        side={side}
        size={size}
        title="Edit boss"
        description="The page behind keeps its place."
        footer={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <div className="space-y-5">
          <Input label="Name" defaultValue="Plexus Sentinel" />
          <Input label="Slug" defaultValue="plexus-sentinel" />
          <Input label="Encounter order" type="number" defaultValue={1} />
        </div>
      </Sheet>
    </>
  )
}

function ConfirmDemo() {
  return (
    <Row caption="Each variant; pending for a while, then the destructive one fails">
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
      <Button variant="secondary" onClick={open}>
        Confirm {variant}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={confirm}
        variant={variant}
        title="Delete “Manaforge Omega - Heroic (Frost)”?"
        description="Its 7 items and their notes go with it. This cannot be undone."
        isPending={isPending}
        error={error}
      />
    </>
  )
}

function AlertDemo() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Row caption="One answer">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Alert
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Battle.net asks for patience"
        description="Too many characters were read in a short time. Try again in a minute."
      />
    </Row>
  )
}

export const DIALOGS: readonly Specimen[] = [
  {
    name: 'Modal',
    rule: 'One short task in front of the page. A long form or a picker is a Sheet.',
    Demo: ModalDemo,
  },
  {
    name: 'Sheet',
    rule: 'A long form or a picker beside the page it changes: right on wide screens, bottom for a thumb.',
    Demo: SheetDemo,
  },
  {
    name: 'ConfirmDialog',
    rule: 'Before what cannot be undone, naming it. Where Undo is possible, a toast offers that instead.',
    Demo: ConfirmDemo,
  },
  {
    name: 'AlertDialog',
    rule: 'What must be read before going on. Everything less is a toast.',
    Demo: AlertDemo,
  },
]
