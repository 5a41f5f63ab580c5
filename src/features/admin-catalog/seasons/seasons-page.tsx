import type { Season } from '@/contract/admin/admin-season'
import { TRACK_LABELS, TRACKS } from '@/game/gear/upgrade-track'
import { DataTable } from '@/ui/tables/data-table'
import { EmptyState } from '@/ui/messages/empty-state'
import type { TableColumn } from '@/ui/tables/table-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { menuColumn, nameColumn } from '../components/row-columns'
import { DeleteDialog } from '../components/delete-dialog'
import { seasonsQuery } from './seasons.queries'
import type { SeasonsSearch } from '../table-search'
import type { TablePageProps } from '../table-page'
import { AdminPage } from '../components/admin-page'
import { SeasonForm } from './season-form'
import { NewLink } from '../loot/sheet-link'
import { useOpenedRow } from '../use-opened-row'

/** The seasons with the bonus ids that tell the upgrade track of an item. */
export function SeasonsPage({ search, sheet }: TablePageProps<SeasonsSearch>) {
  const { data: seasons } = useSuspenseQuery(seasonsQuery())
  const stored = seasons.find(({ id }) => id === search.edit)
  const edited = useOpenedRow(search.edit, stored)
  const [deleting, setDeleting] = useState<Season | null>(null)
  const columns = [...COLUMNS, menuColumn<Season>('/admin/seasons', setDeleting, () => null)]
  return (
    <AdminPage title="Seasons" actions={<NewLink page="/admin/seasons">New season</NewLink>}>
      <p className="text-muted">
        Bonus IDs show the upgrade track of an item. If none of them is listed here, the description
        of the item is used.
      </p>
      <DataTable
        caption="Seasons"
        columns={columns}
        rows={seasons}
        rowKey={({ id }) => id}
        empty={<EmptyState title="No seasons" text="Create one." />}
      />
      {deleting && <DeleteDialog kind="season" row={deleting} onClose={() => setDeleting(null)} />}
      {search.new && <SeasonForm season={null} seasons={seasons} {...sheet} />}
      {edited && <SeasonForm key={edited.id} season={edited} seasons={seasons} {...sheet} />}
    </AdminPage>
  )
}

const COLUMNS: TableColumn<Season>[] = [
  { ...nameColumn('/admin/seasons', 'min-w-44'), isSortable: false },
  ...TRACKS.map((track): TableColumn<Season> => ({
    id: track,
    header: TRACK_LABELS[track],
    cell: (season) => season[track],
    // On phones, the form shows them.
    className: 'w-32 lg:min-w-40 max-sm:hidden',
  })),
]
