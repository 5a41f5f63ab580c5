import { useMediaQuery } from '@/lib/use-media-query'
import type { DialogProps } from '@/lib/load-later'
import { Pane } from '@/ui/overlays/pane'
import { Sheet } from '@/ui/overlays/sheet'
import type { ComponentProps } from 'react'

interface SideViewProps
  extends DialogProps, Pick<ComponentProps<typeof Pane>, 'title' | 'description' | 'actions'> {
  /** Whether it is beside the list; otherwise it is a sheet. */
  isBeside: boolean
  /** The id of what is shown. */
  shownId: string | undefined
  /** If false, Back leaves the page. */
  closesOnBack?: boolean
  onKeyDown?: ComponentProps<typeof Pane>['onKeyDown']
  children: ComponentProps<typeof Pane>['children']
}

/** From this width on, the sheet is at the right. */
const WIDE = '(min-width: 40rem)'

/** What was chosen in a list: beside it, or in a sheet. Its content has no margins. */
export function SideView(props: SideViewProps) {
  const { isBeside, shownId, open, onOpenChange, closesOnBack = true, children, ...frame } = props
  const isWide = useMediaQuery(WIDE)
  const content = open && <div className="-mx-5 -mt-1 -mb-5 sm:-mx-6">{children}</div>
  if (isBeside) {
    return (
      open && (
        <Pane
          shownId={shownId ?? ''}
          onClose={() => onOpenChange(false)}
          className="sticky top-30 max-h-pane"
          {...frame}
        >
          {content}
        </Pane>
      )
    )
  }
  return (
    <Sheet
      side={isWide ? 'right' : 'bottom'}
      height={isWide ? 'full' : 'content'}
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      closesOnBack={closesOnBack}
      {...frame}
    >
      {content}
    </Sheet>
  )
}
