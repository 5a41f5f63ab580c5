import type {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@radix-ui/react-dropdown-menu'
import { createContext } from 'react'

export type MenuSize = 'sm' | 'default' | 'lg'

interface MenuContents {
  size: MenuSize
  /** Runs the action of an item after the menu has closed. */
  actAfterClose: (action: () => void) => void
  /**
   * The parts of which items are made. They are passed on, so that pages do not load them with
   * their first code.
   */
  parts: {
    Item: typeof DropdownMenuItem
    Label: typeof DropdownMenuLabel
    Separator: typeof DropdownMenuSeparator
  }
}

/** Passed by an open menu to its items; null outside of menus. */
export const MenuContext = createContext<MenuContents | null>(null)
