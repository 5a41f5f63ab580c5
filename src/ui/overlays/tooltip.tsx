import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

interface TooltipProps {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The element that is explained. Must be focusable. */
  children: ReactElement
}

/**
 * A text that explains an element, shown on hover and focus. Touch users never see it, so it must
 * not contain essential information or replace a label.
 *
 * @example
 * <Tooltip text="Counts towards your tier set"><Button variant="ghost">Tier</Button></Tooltip>
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-3xs animate-fade-in rounded-md border border-line bg-highlight px-2.5 py-1.5 text-xs text-text shadow-overlay"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
