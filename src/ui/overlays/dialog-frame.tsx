import * as Dialog from '@radix-ui/react-dialog'
import { Info, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { useIsOnline } from '@/lib/use-is-online'
import { IconButton } from '../icon-button'
import { InlineMessage } from '../messages/inline-message'

/** Sets the icon beside the title and its colour; the default has none. */
export type DialogVariant = 'default' | 'destructive' | 'warning' | 'info'

const MARKS = {
  destructive: { tone: 'error', Icon: OctagonAlert },
  warning: { tone: 'warning', Icon: TriangleAlert },
  info: { tone: 'info', Icon: Info },
} as const

export interface DialogFrameProps {
  title: ReactNode
  description?: ReactNode
  /** The buttons, primary last. They stay visible while the content scrolls. */
  footer?: ReactNode
  variant?: DialogVariant
  hasCloseButton?: boolean
  /** Shown beside the button that closes it. */
  actions?: ReactNode
  children?: ReactNode
}

/** Header, scrollable body and footer of Modal and Sheet. Says if the device is offline. */
export function DialogFrame({
  title,
  description,
  footer,
  variant = 'default',
  hasCloseButton = true,
  actions,
  children,
}: DialogFrameProps) {
  const isOnline = useIsOnline()
  const hasBody = children !== undefined && children !== null && children !== false
  return (
    <>
      <header className="flex items-start gap-4 px-5 pt-5 pb-4 sm:px-6 short:pt-1!">
        {variant !== 'default' && <Mark variant={variant} />}
        <div className="min-w-0 flex-1 space-y-1">
          <Dialog.Title className="text-lg font-semibold break-words text-text">
            {title}
          </Dialog.Title>
          {description !== undefined && (
            <Dialog.Description className="text-sm break-words text-muted">
              {description}
            </Dialog.Description>
          )}
        </div>
        {actions}
        {hasCloseButton && (
          <Dialog.Close asChild>
            <IconButton label="Close" className="-mt-1.5 -mr-2">
              <X aria-hidden />
            </IconButton>
          </Dialog.Close>
        )}
      </header>
      {/* A dialog covers the notice of the page. */}
      <div role="status">
        {!isOnline && (
          <InlineMessage
            tone="warning"
            className="mb-3 rounded-none border-x-0 px-5 py-1.5 text-xs sm:px-6"
          >
            Offline: only changes of wishes are kept and sent later.
          </InlineMessage>
        )}
      </div>
      {hasBody && (
        // `flex-auto`, not `flex-1`: with a basis of 0 %, Safari gives it no height in a dialog
        // that is as high as its content.
        <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6">
          {children}
        </div>
      )}
      {footer !== undefined && (
        // On phones the buttons share the width; if they do not fit, the last one is on top.
        <footer className="flex flex-wrap-reverse gap-3 border-t border-line px-5 py-4 pb-safe *:grow sm:justify-end sm:px-6 sm:*:grow-0">
          {footer}
        </footer>
      )}
    </>
  )
}

function Mark({ variant }: { variant: Exclude<DialogVariant, 'default'> }) {
  const { tone, Icon } = MARKS[variant]
  return (
    <span
      data-tone={tone}
      className="grid size-10 shrink-0 place-items-center rounded-full border border-tint-line bg-tint-ground text-tint-text"
    >
      <Icon aria-hidden className="size-5" />
    </span>
  )
}
