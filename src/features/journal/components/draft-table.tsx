import { PRIMARY_STAT_LABELS, RARITY_LABELS, slotLabel } from '@/game/items'
import { joinFacts } from '@/lib/format'
import { OutcomeBadge } from '@/features/admin-catalog/components/outcome-badges'
import { Badge } from '@/ui/badge'
import { Checkbox } from '@/ui/fields/checkbox'
import { IconButton } from '@/ui/icon-button'
import { Pencil } from 'lucide-react'
import { useId } from 'react'
import type { DraftRow } from '../journal-draft'
import type { CheckedRow } from '../use-checked-rows'

interface DraftTableProps {
  caption: string
  rows: readonly CheckedRow[]
  onInclude: (row: DraftRow, isIncluded: boolean) => void
  onEdit: (row: DraftRow) => void
}

/**
 * Rows of the journal that can be left out and corrected before they are imported, below the boss
 * that drops them. A row is one line, unless it has a reason or changes that need more.
 */
export function DraftTable({ caption, rows, ...actions }: DraftTableProps) {
  return (
    <table
      aria-label={caption}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-lg border border-line bg-panel text-left text-sm"
    >
      <colgroup>
        <col className="w-12" />
        <col />
        <col className="w-12" />
      </colgroup>
      {groupByBoss(rows).map(({ id, name, rows: group }) => (
        <tbody key={id}>
          {name !== null && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={3}
                className="border-t border-line bg-raised px-4 py-1.5 text-xs text-muted"
              >
                {name}
              </th>
            </tr>
          )}
          {group.map((checked) => (
            <DraftTableRow key={checked.row.key} checked={checked} {...actions} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** A boss with its items, as far as they are listed. */
interface BossGroup {
  id: string
  /** The boss, if none of the rows is the boss itself; null if one is, and for the instance. */
  name: string | null
  rows: CheckedRow[]
}

/** The rows are those of one boss after another. */
function groupByBoss(rows: readonly CheckedRow[]): BossGroup[] {
  const groups = new Map<string, BossGroup>()
  for (const checked of rows) {
    const { key, droppedBy } = checked.row
    // "boss.3901" and "item.3901.299001"
    const id = key.split('.')[1] ?? ''
    const group = groups.get(id) ?? { id, name: droppedBy, rows: [] }
    group.rows.push(checked)
    groups.set(id, group)
  }
  return [...groups.values()]
}

interface DraftTableRowProps extends Pick<DraftTableProps, 'onInclude' | 'onEdit'> {
  checked: CheckedRow
}

function DraftTableRow({ checked, onInclude, onEdit }: DraftTableRowProps) {
  const { row } = checked
  const headerId = useId()
  return (
    <tr className={row.kind === 'boss' ? 'bg-raised' : 'hover:bg-raised'}>
      {/* Otherwise a header applies only to the cells after it. */}
      <td headers={headerId} className="border-t border-line pl-4 align-top">
        <span className="flex min-h-9 items-center">
          <Checkbox
            label={`Import ${row.values.name}`}
            isLabelHidden
            checked={row.isIncluded}
            disabled={row.kind === 'instance'}
            onChange={(event) => onInclude(row, event.target.checked)}
          />
        </span>
      </td>
      <th id={headerId} scope="row" className="border-t border-line font-normal">
        <NameCell {...checked} />
      </th>
      <td className="border-t border-line pr-2 text-right align-top">
        <IconButton size="sm" label={`Edit ${row.values.name}`} onClick={() => onEdit(row)}>
          <Pencil aria-hidden />
        </IconButton>
      </td>
    </tr>
  )
}

function NameCell({ row, outcome, texts }: CheckedRow) {
  const facts = factsOf(row)
  const reasons = row.isIncluded ? texts : []
  return (
    <div className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-2 py-1">
      <span className="min-w-0 font-medium break-words text-text">{row.values.name}</span>
      {row.isIncluded && outcome && <OutcomeBadge outcome={outcome} />}
      {!row.isIncluded && <Badge variant="neutral">{row.gap ?? 'Left out'}</Badge>}
      {reasons.map((text) => (
        <span key={text} className="min-w-0 text-xs break-words text-text">
          {text}
        </span>
      ))}
      {reasons.length === 0 && (
        <span
          title={facts}
          className="min-w-0 flex-1 truncate text-xs text-muted max-sm:basis-full"
        >
          {facts}
        </span>
      )}
    </div>
  )
}

/** What the journal says about a row. */
export function factsOf(row: DraftRow): string {
  if (row.kind === 'instance') {
    return joinFacts(['Instance', row.values.expansion, row.values.tier])
  }
  if (row.kind === 'boss') {
    return row.isIncluded ? `Boss ${row.values.encounterOrder}` : 'Not a boss'
  }
  const { itemSlot, itemType, rarity, primaryStat, isTokenItem, classes, itemId } = row.values
  return joinFacts([
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
