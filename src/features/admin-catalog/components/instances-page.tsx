import type { AdminInstance } from '@/contract/admin/admin-instance'
import { plural } from '@/lib/format'
import { findRows, toSearchText } from '@/game/word-search'
import { buttonStyles } from '@/ui/button'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useShownInstances } from '../admin-catalog.mutations'
import { sortRows, type SortKeys } from '../filter-rows'
import type { InstancesSearch } from '../table-search'
import type { TablePageProps } from '../table-page'
import { AdminPage } from './admin-page'
import { DeleteDialog } from './delete-dialog'
import { FilterSelect } from './filter-select'
import { ImportBanner } from '../raid-file/import-banner'
import { InstanceForm } from './instance-form'
import { InstancesTable } from './instances-table'
import { RowCount, TableToolbar } from './table-toolbar'
import { RaidImport } from '../raid-file/raid-import'
import { NewLink, SheetLink } from '../loot/sheet-link'
import { useOpenedRow } from '../use-opened-row'

const SORT_KEYS: SortKeys<InstancesSearch['sort'], AdminInstance> = {
  name: ({ name }) => name,
  expansion: ({ expansion }) => expansion,
  tier: ({ tier }) => tier,
  bosses: ({ bossCount }) => bossCount ?? 0,
  items: ({ itemCount }) => itemCount ?? 0,
}

/** The table of all instances, with the sheets to create, edit and import them. */
export function InstancesPage(props: TablePageProps<InstancesSearch>) {
  const { search, onSearchChange, onSortChange, sheet } = props
  const instances = useShownInstances()
  const [deleting, setDeleting] = useState<AdminInstance | null>(null)
  const inState = instances.filter(
    ({ isActive }) => search.state === undefined || isActive === (search.state === 'active'),
  )
  const found = findRows(inState, search.search ?? '', ({ name, expansion, tier }) =>
    toSearchText(name, `${expansion} ${tier}`),
  )
  const rows = sortRows(found, search.sort, SORT_KEYS)
  const stored = instances.find(({ id }) => id === search.edit)
  const edited = useOpenedRow(search.edit, stored)
  return (
    <AdminPage
      title="Instances"
      actions={
        <>
          <SheetLink
            page="/admin/instances"
            opens={{ import: true }}
            aria-label="Import a raid file"
            className={buttonStyles({ variant: 'outline', className: 'max-sm:px-3' })}
          >
            <FileUp aria-hidden />
            <span className="max-sm:hidden">Import a raid file</span>
          </SheetLink>
          <NewLink page="/admin/instances">New instance</NewLink>
        </>
      }
    >
      <ImportBanner />
      <TableToolbar
        label="Search instances"
        search={search.search}
        onSearchChange={(text) => onSearchChange({ search: text })}
        values={[search.state]}
        filters={
          <FilterSelect
            label="State"
            allLabel="Active or inactive"
            value={search.state}
            options={[
              { value: 'active', label: 'Active' },
              { value: 'inactive', label: 'Inactive' },
            ]}
            onChange={(state) => onSearchChange({ state })}
          />
        }
      />
      <RowCount>{plural(rows.length, 'instance')}</RowCount>
      <InstancesTable
        instances={rows}
        sort={search.sort}
        onSortChange={onSortChange}
        onDelete={setDeleting}
      />
      {search.new && <InstanceForm instance={null} instances={instances} {...sheet} />}
      {edited && (
        <InstanceForm key={edited.id} instance={edited} instances={instances} {...sheet} />
      )}
      {search.import && (
        <RaidImport onClose={() => onSearchChange({ import: undefined }, { isSaved: true })} />
      )}
      {deleting && (
        <DeleteDialog kind="instance" row={deleting} onClose={() => setDeleting(null)} />
      )}
    </AdminPage>
  )
}
