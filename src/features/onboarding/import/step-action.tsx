import { useBottomAction } from '@/ui/use-bottom-action'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

interface StepActionProps {
  isInDialog?: boolean
  children: ReactNode
}

/** The button that ends a step, visible below any number of characters or guilds. */
export function StepAction({ isInDialog = false, children }: StepActionProps) {
  useBottomAction(!isInDialog)
  return (
    <div
      className={cx(
        'sticky z-10 flex justify-end',
        // The bar extends to the edges of the dialog, or to the navigation below the page on
        // phones.
        isInDialog
          ? '-bottom-5 -mx-5 -mb-5 border-t border-line bg-panel px-5 py-4 sm:-mx-6 sm:px-6'
          : 'bottom-0 bg-ground py-3 max-sm:bottom-14',
      )}
    >
      {children}
    </div>
  )
}
