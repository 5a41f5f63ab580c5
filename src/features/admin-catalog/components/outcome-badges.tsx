import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { Badge, type BadgeVariant } from '@/ui/badge'
import { countOutcomes, OUTCOMES } from '../raid-file/raid-file'

const LOOKS: Record<DryRunRow['outcome'], { label: string; variant: BadgeVariant }> = {
  new: { label: 'New', variant: 'success' },
  changed: { label: 'Changed', variant: 'warning' },
  duplicate: { label: 'Unchanged', variant: 'neutral' },
  invalid: { label: 'Invalid', variant: 'error' },
}

export function OutcomeBadge({ outcome }: Pick<DryRunRow, 'outcome'>) {
  return <Badge variant={LOOKS[outcome].variant}>{LOOKS[outcome].label}</Badge>
}

interface OutcomeCountsProps {
  name: string
  counts: ReturnType<typeof countOutcomes>
}

export function OutcomeCounts({ name, counts }: OutcomeCountsProps) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-text">
      <span className="font-semibold">{`${name}:`}</span>
      {OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
        <Badge
          key={outcome}
          variant={LOOKS[outcome].variant}
        >{`${counts[outcome]} ${LOOKS[outcome].label.toLowerCase()}`}</Badge>
      ))}
    </p>
  )
}
