import { capitalized, plural } from '@/lib/format'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import type { TableColumn } from '@/ui/tables/table-parts'
import { Link } from '@tanstack/react-router'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { ROW_LINK } from '../row-link'
import { SheetLink } from '../loot/sheet-link'

/* Columns that several admin tables have. */

interface NamedRow {
  id: string
  name: string
}

type Page = ComponentProps<typeof SheetLink>['page']

/** The names, with links to the forms. */
export function nameColumn(page: Page, className: string): TableColumn<NamedRow> {
  return {
    id: 'name',
    header: 'Name',
    cell: ({ id, name }) => (
      <SheetLink page={page} opens={{ edit: id }} className={ROW_LINK}>
        {name}
      </SheetLink>
    ),
    isRowHeader: true,
    isSortable: true,
    className,
  }
}

/** The numbers of rows below each row, with links to them. */
export function countColumn<Row extends NamedRow>(
  id: 'bosses' | 'items',
  countOf: (row: Row) => number | null | undefined,
  searchOf: (row: Row) => { instanceId: string; bossId?: string },
  className?: string,
): TableColumn<Row> {
  return {
    id,
    header: capitalized(id),
    cell: (row) => {
      const count = countOf(row) ?? 0
      const counted = id === 'bosses' ? plural(count, 'boss', 'bosses') : plural(count, 'item')
      return (
        <Link
          to={id === 'bosses' ? '/admin/bosses' : '/admin/loot'}
          search={searchOf(row)}
          aria-label={`${counted} of ${row.name}`}
          className={`${ROW_LINK} justify-end`}
        >
          {count}
        </Link>
      )
    },
    align: 'right',
    isSortable: true,
    isLargestFirst: true,
    className,
  }
}

/** The numbers of wishlists that use the rows. */
export function wishlistsColumn(
  className?: string,
): TableColumn<{ wishlistCount?: number | null | undefined }> {
  return {
    id: 'wishlists',
    header: 'Wishlists',
    cell: ({ wishlistCount }) => wishlistCount,
    align: 'right',
    isSortable: true,
    isLargestFirst: true,
    className,
  }
}

/** The menus of the rows; `itemsOf` gives what is between Edit and Delete. */
export function menuColumn<Row extends NamedRow>(
  page: Page,
  onDelete: (row: Row) => void,
  itemsOf: (row: Row) => ReactNode,
): TableColumn<Row> {
  return {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: (row) => (
      <Menu
        align="right"
        trigger={
          <IconButton label={`More actions for ${row.name}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem asChild icon={<Pencil />}>
          <SheetLink page={page} opens={{ edit: row.id }}>
            Edit
          </SheetLink>
        </MenuItem>
        {itemsOf(row)}
        <MenuSeparator />
        <MenuItem isDanger icon={<Trash2 />} onSelect={() => onDelete(row)}>
          Delete
        </MenuItem>
      </Menu>
    ),
    align: 'right',
  }
}
