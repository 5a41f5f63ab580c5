import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { Input } from '@/ui/fields/input'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { Select } from '@/ui/overlays/select'
import { Eye, EyeOff, ListFilter, Search } from 'lucide-react'
import { useState, type ChangeEvent } from 'react'
import { COLUMN_BY_ID, COLUMNS } from '../columns/columns'
import type { GridChecks } from '../columns/grid-checks'
import { filledRows, type GridRow } from '../columns/grid-rows'
import { useGrid, useGridState, useSettledState } from '../sheet/grid-context'
import { warningCells } from '../sheet/problem-cells'
import { NO_FILTER, useRowFilter, type RowFilter } from './use-row-filter'

const ALL_BOSSES = 'all'

/** Limits the rows that are shown to those with errors or warnings, of a boss, or with a text. */
export function GridFilters() {
  const { checks } = useGrid()
  const { rows } = useSettledState()
  const [filter, setFilter] = useRowFilter()
  /** Whether the field for a text is shown on phones. */
  const [isSearching, setSearching] = useState(false)
  const filled = filledRows(rows)
  if (filled.length === 0) return <ColumnMenu />
  const kinds = kindsOf(filled, rows, checks)
  const bosses = [...new Set(filled.flatMap(({ cells }) => cells.boss || []))]
  const change = (changes: Partial<RowFilter>) => setFilter({ ...filter, ...changes })
  const search = {
    type: 'search',
    label: 'Find in the rows',
    isLabelHidden: true,
    placeholder: 'Find in the rows',
    leftIcon: <Search aria-hidden />,
    autoComplete: 'off',
    value: filter.text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ text: event.target.value }),
  }
  return (
    <>
      <FilterMenu
        kinds={kinds}
        bosses={bosses}
        filter={filter}
        onChange={setFilter}
        onSearch={() => setSearching(true)}
      />
      {isSearching && (
        <Input
          {...search}
          // The user has asked for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onBlur={() => setSearching(filter.text !== '')}
          fieldClassName="order-last basis-full sm:hidden"
        />
      )}
      <div
        role="group"
        aria-label="Rows to show"
        className="flex shrink-0 rounded-md border border-line p-0.5 max-sm:hidden sm:ml-2 touch:p-0"
      >
        {kinds.map(({ kind, label, count, tone }) => (
          <button
            key={kind}
            title={kind === 'edited' ? 'Edited since they were pasted or opened' : undefined}
            type="button"
            aria-pressed={filter.kind === kind}
            onClick={() => setFilter(withKind(filter, kind))}
            className="inline-flex h-6.5 items-center gap-1.5 rounded-sm px-2 text-sm text-muted tabular-nums hover:text-text aria-pressed:bg-highlight aria-pressed:text-text touch:h-10.5 lg:px-2.5"
          >
            <span>{label}</span> <span className={tone}>{count}</span>
          </button>
        ))}
      </div>
      <Select
        className="ml-1 max-w-36 grow basis-24 max-sm:hidden lg:max-w-44 [&>button]:h-8"
        label="Boss of the rows"
        isLabelHidden
        options={[
          { value: ALL_BOSSES, label: 'All bosses' },
          ...bosses.map((name) => ({ value: name, label: name })),
        ]}
        value={filter.boss === '' ? ALL_BOSSES : filter.boss}
        onChange={(boss) => change({ boss: boss === ALL_BOSSES ? '' : boss })}
      />
      <Input {...search} fieldClassName="max-sm:hidden ml-1 max-w-56 grow basis-28 [&_input]:h-8" />
      <ColumnMenu />
    </>
  )
}

function kindsOf(filled: readonly GridRow[], rows: readonly GridRow[], checks: GridChecks) {
  const errors = filled.filter((row) => checks.hasErrors(row, rows)).length
  const problems = filled.filter((row) => checks.hasProblems(row, rows)).length
  const warnings = warningCells(checks, rows).length
  const edited = filled.filter((row) => checks.isRowEdited(row)).length
  const tone = errors > 0 ? 'text-error-text' : warnings > 0 ? 'text-warning-text' : 'text-faint'
  return [
    { kind: 'all', label: 'All', count: filled.length, tone: 'text-faint' },
    { kind: 'problems', label: 'Problems', count: problems, tone },
    { kind: 'edited', label: 'Edited', count: edited, tone: 'text-faint' },
  ] as const
}

/** "All" also removes the other filters. */
function withKind(filter: RowFilter, kind: RowFilter['kind']): RowFilter {
  return kind === 'all' ? NO_FILTER : { ...filter, kind }
}

interface FilterMenuProps {
  kinds: ReturnType<typeof kindsOf>
  bosses: readonly string[]
  filter: RowFilter
  onChange: (filter: RowFilter) => void
  onSearch: () => void
}

/** The filters on phones, where only a button has room. */
function FilterMenu({ kinds, bosses, filter, onChange, onSearch }: FilterMenuProps) {
  const isFiltering = filter !== NO_FILTER
  return (
    <Menu
      align="right"
      trigger={
        <Button
          variant={isFiltering ? 'secondary' : 'ghost'}
          size="sm"
          className="ml-auto sm:hidden"
        >
          <ListFilter aria-hidden />
          <span>{isFiltering ? 'Filtered' : 'Filter'}</span>
        </Button>
      }
    >
      <MenuItem icon={<Search />} onSelect={onSearch}>
        Find in the rows
      </MenuItem>
      <MenuSeparator />
      {kinds.map(({ kind, label, count }) => (
        <MenuItem
          key={kind}
          isChecked={filter.kind === kind}
          onSelect={() => onChange(withKind(filter, kind))}
        >
          {`${label} ${count}`}
        </MenuItem>
      ))}
      <MenuSeparator />
      {['', ...bosses].map((boss) => (
        <MenuItem
          key={boss}
          isChecked={filter.boss === boss}
          onSelect={() => onChange({ ...filter, boss })}
        >
          {boss === '' ? 'All bosses' : boss}
        </MenuItem>
      ))}
    </Menu>
  )
}

function ColumnMenu() {
  const { store } = useGrid()
  const columns = useGridState((state) => state.columns)
  const others = COLUMNS.filter(({ id }) => !columns.includes(id))
  const hidden = others.filter(({ isHiddenUntilUsed }) => !isHiddenUntilUsed)
  return (
    <Menu
      align="right"
      trigger={
        <Button variant="ghost" size="sm" className="ml-auto max-lg:hidden">
          <EyeOff aria-hidden />
          <span>{hidden.length > 0 ? `${plural(hidden.length, 'column')} hidden` : 'Columns'}</span>
        </Button>
      }
    >
      {others.map(({ id, label }) => (
        <MenuItem
          key={id}
          icon={<Eye />}
          onSelect={() => store.showColumn(id, true)}
        >{`Show ${label}`}</MenuItem>
      ))}
      <MenuSeparator />
      {columns.slice(1).map((column) => (
        <MenuItem
          key={column}
          icon={<EyeOff />}
          onSelect={() => store.showColumn(column, false)}
        >{`Hide ${COLUMN_BY_ID[column].label}`}</MenuItem>
      ))}
    </Menu>
  )
}
