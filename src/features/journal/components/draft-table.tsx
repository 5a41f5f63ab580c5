import { PRIMARY_STAT_LABELS, RARITY_LABELS, slotLabel } from '@/game/items'
import { joinFacts } from '@/lib/format'
import { OutcomeBadge } from '@/features/admin-catalog/components/outcome-badges'
import { Badge } from '@/ui/badge'
import { Checkbox } from '@/ui/checkbox'
import { DataTable } from '@/ui/data-table'
import { IconButton } from '@/ui/icon-button'
import type { TableColumn } from '@/ui/table-parts'
import { Pencil } from 'lucide-react'
import type { DraftRow } from '../journal-draft'
import type { CheckedRow } from '../use-checked-rows'

interface DraftTableProps {
  caption: string
  rows: readonly CheckedRow[]
  onInclude: (row: DraftRow, isIncluded: boolean) => void
  onEdit: (row: DraftRow) => void
}

/** Rows of the journal that can be left out and corrected before they are imported. */
export function DraftTable({ caption, rows, ...actions }: DraftTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={toColumns(actions)}
      rows={rows}
      rowKey={({ row }) => row.key}
    />
  )
}

function toColumns({
  onInclude,
  onEdit,
}: Pick<DraftTableProps, 'onInclude' | 'onEdit'>): TableColumn<CheckedRow>[] {
  return [
    {
      id: 'include',
      header: 'Import',
      isHeaderHidden: true,
      className: 'w-12 pr-0! align-top',
      cell: ({ row }) => (
        <Checkbox
          label={`Import ${row.values.name}`}
          isLabelHidden
          checked={row.isIncluded}
          disabled={row.kind === 'instance'}
          onChange={(event) => onInclude(row, event.target.checked)}
        />
      ),
    },
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      className: 'align-top',
      cell: (checked) => <NameCell {...checked} />,
    },
    {
      id: 'edit',
      header: 'Edit',
      isHeaderHidden: true,
      className: 'w-14 pl-0! align-top',
      cell: ({ row }) => (
        <IconButton size="sm" label={`Edit ${row.values.name}`} onClick={() => onEdit(row)}>
          <Pencil aria-hidden />
        </IconButton>
      ),
    },
  ]
}

function NameCell({ row, outcome, texts }: CheckedRow) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 break-words">{row.values.name}</span>
        {row.isIncluded && outcome && <OutcomeBadge outcome={outcome} />}
        {!row.isIncluded && <Badge variant="neutral">{row.gap ?? 'Left out'}</Badge>}
      </span>
      <span className="text-xs text-muted">{factsOf(row)}</span>
      {row.isIncluded &&
        texts.map((text) => (
          <span key={text} className="text-xs text-text">
            {text}
          </span>
        ))}
    </div>
  )
}

function factsOf(row: DraftRow): string {
  if (row.kind === 'instance') {
    return joinFacts(['Instance', row.values.expansion, row.values.tier])
  }
  if (row.kind === 'boss') {
    return row.isIncluded ? `Boss ${row.values.encounterOrder}` : 'Not a boss'
  }
  const { itemSlot, itemType, rarity, primaryStat, isTokenItem, classes, itemId } = row.values
  return joinFacts([
    row.place,
    isTokenItem && 'Tier token',
    itemSlot && slotLabel(itemSlot),
    itemType,
    rarity && RARITY_LABELS[rarity],
    primaryStat && PRIMARY_STAT_LABELS[primaryStat],
    classes?.join(', '),
    String(itemId),
    row.facts,
  ])
}
