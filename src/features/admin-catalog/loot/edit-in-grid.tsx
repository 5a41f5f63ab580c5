import type { AdminBoss } from '@/contract/admin/admin-boss'
import { useFeature } from '@/features/session/use-feature'
import { Button, buttonStyles } from '@/ui/button'
import { toast } from '@/ui/messages/toast'
import { Link } from '@tanstack/react-router'
import { SquarePen } from 'lucide-react'
import type { LootSearch } from '../table-search'

interface EditInGridProps {
  search: LootSearch
  bosses: readonly AdminBoss[]
}

/** Why the button does nothing yet. */
const NO_INSTANCE = 'Select an instance first'

/** Opens the items of the table in the grid. The grid is for the bosses of one instance. */
export function EditInGrid({ search, bosses }: EditInGridProps) {
  const canEdit = useFeature('loot-edits')
  const { edit: _, new: __, ...filters } = search
  const instanceId = search.instanceId ?? bosses.find(({ id }) => id === search.bossId)?.instanceId
  if (!canEdit) return null
  const content = (
    <>
      <SquarePen aria-hidden />
      <span className="max-sm:hidden">Edit in grid</span>
    </>
  )
  if (instanceId === undefined) {
    // Not disabled: on a phone, only a press can ask for the reason.
    return (
      <Button
        variant="outline"
        aria-label="Edit in grid"
        title={NO_INSTANCE}
        className="max-sm:px-3"
        onClick={() => toast.info(NO_INSTANCE)}
      >
        {content}
      </Button>
    )
  }
  return (
    <Link
      to="/admin/loot-bulk"
      search={{ instanceId, open: filters }}
      // Opening reads all items.
      preload={false}
      aria-label="Edit in grid"
      className={buttonStyles({ variant: 'outline', className: 'max-sm:px-3' })}
    >
      {content}
    </Link>
  )
}
