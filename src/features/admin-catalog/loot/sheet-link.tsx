import { buttonStyles } from '@/ui/button'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'

interface SheetLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  page: '/admin/instances' | '/admin/bosses' | '/admin/loot' | '/admin/seasons'
  opens: { new: true } | { edit: string } | { import: true }
}

/** Opens a sheet of an admin page by its address; keeps the filters and the scroll position. */
export function SheetLink({ page, opens, ...rest }: SheetLinkProps) {
  return (
    <Link
      from={page}
      to="."
      search={(current) => ({ ...current, ...opens })}
      replace
      resetScroll={false}
      {...rest}
    />
  )
}

export function NewLink({ page, children }: Pick<SheetLinkProps, 'page' | 'children'>) {
  return (
    <SheetLink page={page} opens={{ new: true }} className={buttonStyles()}>
      <Plus aria-hidden />
      {children}
    </SheetLink>
  )
}
