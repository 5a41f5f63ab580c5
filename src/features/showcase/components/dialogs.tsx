import { useState, type ComponentProps } from 'react'

import { AlertDialog } from '@/ui/overlays/alert-dialog'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { ImportModal, ImportPreview } from '@/ui/overlays/import-modal'
import { Input } from '@/ui/fields/input'
import { Modal } from '@/ui/overlays/modal'
import { Pane } from '@/ui/overlays/pane'
import { Sheet } from '@/ui/overlays/sheet'

import { Opener, Row, type Specimen } from './specimen'

const SIZES = ['sm', 'md', 'lg', 'xl'] as const
const VARIANTS = ['default', 'destructive', 'warning', 'info'] as const

function ModalDemo() {
  return (
    <>
      <Row caption="Sizes: at most 448, 512, 672 and 896 px wide; a bottom sheet on phones">
        {SIZES.map((size) => (
          <OneModal key={size} name={size} size={size} />
        ))}
      </Row>
      <Row caption="Variants: default, destructive, warning, info">
        {VARIANTS.map((variant) => (
          <OneModal key={variant} name={variant} variant={variant} />
        ))}
      </Row>
    </>
  )
}

interface OneModalProps extends Pick<ComponentProps<typeof Modal>, 'size' | 'variant'> {
  name: string
}

function OneModal({ name, ...look }: OneModalProps) {
  return (
    <Opener name={`Modal ${name}`}>
      {(dialog) => (
        <Modal
          {...dialog}
          {...look}
          title={`Modal, ${name}`}
          description="Close it with Escape, the close button or a press outside. Focus returns to the button that opened it."
          footer={<Button onClick={() => dialog.onOpenChange(false)}>Save</Button>}
        >
          <Input label="Wishlist Name" defaultValue="Manaforge Omega - Heroic (Frost)" />
        </Modal>
      )}
    </Opener>
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

interface OneSheetProps extends Pick<ComponentProps<typeof Sheet>, 'side' | 'size'> {
  name: string
}

function OneSheet({ name, ...look }: OneSheetProps) {
  return (
    <Opener name={`Sheet ${name}`}>
      {(dialog) => (
        <Sheet
          {...dialog}
          {...look}
          title="Edit boss"
          description="The page behind does not scroll."
          footer={<Button onClick={() => dialog.onOpenChange(false)}>Save</Button>}
        >
          <Input label="Name" defaultValue="Plexus Sentinel" />
        </Sheet>
      )}
    </Opener>
  )
}

function PaneDemo() {
  const [shown, setShown] = useState<string | null>(null)
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Row caption="The second button replaces what is shown">
        {['Plexus Sentinel', 'Loom’ithar'].map((name) => (
          <Button key={name} variant="outline" onClick={() => setShown(name)}>
            {name}
          </Button>
        ))}
      </Row>
      {shown !== null && (
        <Pane
          shownId={shown}
          onClose={() => setShown(null)}
          title={shown}
          description="The page beside it can be used."
        >
          Escape or the button closes it.
        </Pane>
      )}
    </div>
  )
}

function ConfirmDemo() {
  const [isPending, setPending] = useState(false)
  return (
    <Row caption="Each variant; Confirm is pending for 1.2 s, and the destructive one has failed">
      {VARIANTS.map((variant) => (
        <Opener key={variant} name={`Confirm ${variant}`}>
          {(dialog) => (
            <ConfirmDialog
              {...dialog}
              onConfirm={() => {
                setPending(true)
                setTimeout(() => {
                  setPending(false)
                  dialog.onOpenChange(false)
                }, 1200)
              }}
              variant={variant}
              title="Delete “Manaforge Omega - Heroic (Frost)”?"
              description="Its 7 items and their notes are deleted as well. This cannot be undone."
              isPending={isPending}
              error={variant === 'destructive' ? 'This wishlist could not be deleted.' : undefined}
            />
          )}
        </Opener>
      ))}
    </Row>
  )
}

function AlertDemo() {
  return (
    <Opener name="Alert">
      {(dialog) => (
        <AlertDialog
          {...dialog}
          title="Too many requests"
          description="Battle.net limits the number of requests. Try again in a minute."
        />
      )}
    </Opener>
  )
}

function ImportDemo() {
  const [isRead, setRead] = useState(false)
  return (
    <Opener name="Import">
      {({ open, onOpenChange }) => (
        <ImportModal
          open={open}
          onClose={() => onOpenChange(false)}
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
          onImport={() => onOpenChange(false)}
        />
      )}
    </Opener>
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
    name: 'Pane',
    rule: 'Use beside the content of a page that is used meanwhile; where there is no room, a Sheet.',
    Demo: PaneDemo,
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
