import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import { useFeature } from '@/features/session/use-feature'
import { Button, buttonStyles } from '@/ui/button'
import { Menu, MenuItem } from '@/ui/menu'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import type { LootFilter } from '../admin-catalog.queries'
import { Link } from '@tanstack/react-router'
import { SquarePen } from 'lucide-react'
import type { LootSearch } from '../table-search'

/** The most items whose ids fit into an address. */
const SELECTED_MAX = 500

interface EditInGridProps {
  search: LootSearch
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
}

/**
 * Opens the items of the table in the grid. The grid is for the bosses of one instance: of all
 * instances, a menu asks which one.
 */
export function EditInGrid({ search, instances, bosses }: EditInGridProps) {
  const canEdit = useFeature('loot-edits')
  const { edit: _, new: __, ...filters } = search
  const chosen = search.instanceId ?? bosses.find(({ id }) => id === search.bossId)?.instanceId
  if (!canEdit) return null
  const content = (
    <>
      <SquarePen aria-hidden />
      <span className="max-sm:hidden">Edit in grid</span>
    </>
  )
  if (chosen === undefined) {
    return (
      <Menu
        align="right"
        trigger={
          <Button variant="outline" aria-label="Edit in grid" className="max-sm:px-3">
            {content}
          </Button>
        }
      >
        {instances.map(({ id, name }) => (
          <MenuItem key={id} asChild>
            <Link
              to="/admin/loot-bulk"
              search={{ instanceId: id, open: { ...filters, instanceId: id } }}
              preload={false}
            >
              {name}
            </Link>
          </MenuItem>
        ))}
      </Menu>
    )
  }
  return (
    <Link
      to="/admin/loot-bulk"
      search={{ instanceId: chosen, open: filters }}
      // Opening reads all items.
      preload={false}
      aria-label="Edit in grid"
      className={buttonStyles({ variant: 'outline', className: 'max-sm:px-3' })}
    >
      {content}
    </Link>
  )
}

interface EditSelectedProps {
  items: readonly AdminLootItem[]
  /** The filters of the table that the items are selected in. */
  filters: LootFilter
}

export function EditSelected({ items, filters }: EditSelectedProps) {
  const canEdit = useFeature('loot-edits')
  const [instanceId, ...others] = new Set(items.map(({ boss }) => boss?.instanceId))
  if (!canEdit || !instanceId || others.length > 0 || items.length > SELECTED_MAX) return null
  return (
    <Link
      to="/admin/loot-bulk"
      search={{ instanceId, open: { ...filters, instanceId, ids: items.map(({ id }) => id) } }}
      preload={false}
      aria-label="Edit the selected items in the grid"
      // On phones the bar is one line without it.
      className={buttonStyles({ variant: 'outline', size: 'sm', className: 'max-sm:hidden' })}
    >
      <SquarePen aria-hidden />
      Edit
    </Link>
  )
}
