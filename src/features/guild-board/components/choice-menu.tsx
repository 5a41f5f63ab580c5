import { Button } from '@/ui/button'
import { Menu } from '@/ui/menu'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChoiceMenuProps {
  label: string
  selected: string
  size?: 'sm'
  children: ReactNode
}

/** A menu whose button shows what is chosen. */
export function ChoiceMenu({ label, selected, size, children }: ChoiceMenuProps) {
  return (
    <Menu
      align="right"
      trigger={
        <Button variant="secondary" size={size} aria-label={label}>
          {selected}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {children}
    </Menu>
  )
}
