import { BATCH_ROWS_MAX } from '@/contract/admin/admin-loot-batch'
import { adminInstancesQuery } from '@/features/admin-catalog/admin-catalog.queries'
import { csvName } from '@/features/admin-catalog/csv-name'
import { useFeature } from '@/features/session/use-feature'
import { downloadFile } from '@/lib/download'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'
import { useQuery } from '@tanstack/react-query'
import {
  ArchiveRestore,
  ArrowDownToLine,
  ChevronsUpDown,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  Ellipsis,
  FileDown,
  Redo2,
  Replace,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { COLUMN_BY_ID } from '../columns/columns'
import { isBlankRow } from '../columns/grid-rows'
import { gridToCsv } from '../columns/grid-to-csv'
import { isStoredItem } from '../columns/with-cells'
import { useGrid, useGridState } from '../sheet/grid-context'
import { GridFilters } from './grid-filters'

interface Command {
  label: string
  Icon: LucideIcon
  isDisabled?: boolean
  run: () => void
}

/** Downloads the rows, as a file that is named after the instance. */
function useSaveCsv() {
  const { store, checks } = useGrid()
  const { data: instances } = useQuery(adminInstancesQuery())
  const name = csvName(instances, checks.target.instanceId)
  return () => downloadFile(name, gridToCsv(store.getState().rows), 'text/csv')
}

/**
 * The grid's commands as buttons, in a menu if there is no room for them, and what limits the rows that are shown.
 * After a command, the active cell has the focus.
 */
export function GridToolbar({ onFind }: { onFind: () => void }) {
  const { store, focus } = useGrid()
  const saveCsv = useSaveCsv()
  const removal = useRemoval()
  const { isEmpty, column, canUndo, canRedo } = useGridState(({ rows, active }) => ({
    isEmpty: rows.every(isBlankRow),
    column: active.column,
    canUndo: store.canUndo,
    canRedo: store.canRedo,
  }))

  function addRow(side: 'above' | 'below') {
    if (!store.addRow(side)) store.say(`The grid can have at most ${BATCH_ROWS_MAX} rows`)
  }

  const always: Command[] = [
    { label: 'Undo', Icon: Undo2, isDisabled: !canUndo, run: focus.after(() => store.undo()) },
    { label: 'Redo', Icon: Redo2, isDisabled: !canRedo, run: focus.after(() => store.redo()) },
  ]
  const withRoom: Command[] = [
    {
      label: 'Insert a row above',
      Icon: BetweenHorizontalEnd,
      run: focus.after(() => addRow('above')),
    },
    { label: 'Add a row', Icon: BetweenHorizontalStart, run: focus.after(() => addRow('below')) },
    { label: 'Fill down', Icon: ArrowDownToLine, run: focus.after(() => store.fillDown()) },
    { ...removal, run: focus.after(removal.run) },
    { label: 'Find and replace', Icon: Replace, run: onFind },
    {
      label: `Sort by ${COLUMN_BY_ID[column].label}`,
      Icon: ChevronsUpDown,
      isDisabled: isEmpty,
      run: focus.after(() => store.sortBy(column)),
    },
    { label: 'Save as CSV', Icon: FileDown, isDisabled: isEmpty, run: saveCsv },
  ]
  return (
    <div role="toolbar" aria-label="Rows" className="flex flex-wrap items-center gap-0.5 lg:gap-1">
      {always.map((command) => (
        <CommandButton key={command.label} {...command} />
      ))}
      {withRoom.map((command) => (
        <CommandButton key={command.label} {...command} className="max-lg:hidden" />
      ))}
      <Menu
        trigger={
          <IconButton label="More commands" size="sm" className="lg:hidden">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {withRoom.map(({ label, Icon, isDisabled, run }) => (
          <MenuItem key={label} icon={<Icon />} isDisabled={isDisabled} onSelect={run}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <GridFilters />
    </div>
  )
}

/**
 * The command that removes the selected rows. Existing items among them are marked for deletion, or
 * kept if all of them are marked; without a history, their deletion could not be undone and the
 * rows only leave the grid.
 */
function useRemoval(): Pick<Command, 'label' | 'Icon' | 'run'> {
  const { store } = useGrid()
  const marksItems = useFeature('admin-history')
  const isMarked = useGridState(({ rows }) => {
    const { top, bottom } = store.area
    const { excludedRows } = store
    const selected = rows.slice(top, bottom + 1).filter(({ id }) => !excludedRows.has(id))
    const items = selected.filter(isStoredItem)
    return items.length > 0 && marksItems ? items.every(({ isDeleted }) => isDeleted) : null
  })
  if (isMarked) {
    return { label: 'Keep the selected items', Icon: ArchiveRestore, run: () => store.keepRows() }
  }
  return {
    label: isMarked === null ? 'Remove the selected rows' : 'Delete the selected items',
    Icon: Trash2,
    run: () => store.removeRows(marksItems),
  }
}

function CommandButton({ Icon, isDisabled, run, ...rest }: Command & { className?: string }) {
  return (
    <IconButton size="sm" disabled={isDisabled} onClick={run} {...rest}>
      <Icon aria-hidden />
    </IconButton>
  )
}
