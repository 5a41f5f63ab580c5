import { useRef, useState, type ReactNode } from 'react'

import { Button } from '@/ui/button'

interface WholePageProps {
  /** What the button that shows it says. */
  name: string
  children: ReactNode
}

/** What takes the whole page, shown over the components on request, with the way back in sight. */
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
            {/* Covers the page on request: the way back is where focus has to be. */}
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
