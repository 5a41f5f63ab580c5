import { useRef, useState, type ReactNode } from 'react'

import { Button } from '@/ui/button'

interface WholePageProps {
  /** Label of the button that opens it. */
  name: string
  children: ReactNode
}

/** A button that opens a full-page screen over the showcase, with a button to go back. */
export function WholePage({ name, children }: WholePageProps) {
  const [isShown, setShown] = useState(false)
  const openerRef = useRef<HTMLButtonElement>(null)
  function close() {
    setShown(false)
    openerRef.current?.focus()
  }
  return (
    <>
      <Button ref={openerRef} variant="secondary" onClick={() => setShown(true)}>
        {name}
      </Button>
      {isShown && (
        <div className="fixed inset-0 z-40 overflow-y-auto bg-ground">
          {children}
          <div className="fixed inset-x-0 bottom-8 text-center">
            {/* The screen covers the page like a dialog, so focus has to move into it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Button variant="secondary" autoFocus onClick={close}>
              Back to the components
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
