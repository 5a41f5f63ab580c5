import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useGrid, useSettledState } from '../grid-context'

/** The option for "no boss for all rows"; an option of a select cannot have an empty value. */
const BY_COLUMN = 'by-column'

interface TargetChoiceProps {
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
  onInstanceChange: (instanceId: string) => void
  onBossChange: (bossId: string) => void
  onAddBosses: () => void
}

/** Selects the instance and boss of the batch. Rows can name a boss of their own. */
export function TargetChoice({
  instances,
  bosses,
  onInstanceChange,
  onBossChange,
  onAddBosses,
}: TargetChoiceProps) {
  const { checks } = useGrid()
  const { instanceId, bossId } = checks.target
  const { rows } = useSettledState()
  const lacksBoss = useMemo(() => rows.some((row) => checks.lacksBoss(row)), [rows, checks])
  return (
    // The height leaves room for an error, so that the grid does not move when one appears.
    <div className="flex min-h-29 items-start gap-2 sm:min-h-24 sm:gap-4">
      <Select
        className="flex-1 sm:max-w-sm"
        label="Instance"
        placeholder="Choose an instance"
        options={instances.map(({ id, name }) => ({ value: id, label: name }))}
        value={instanceId}
        onChange={onInstanceChange}
        error={lacksBoss && instanceId === '' ? 'Please select an instance' : undefined}
      />
      <Select
        className="flex-1 sm:max-w-sm"
        label="Boss"
        disabled={instanceId === ''}
        options={[
          { value: BY_COLUMN, label: 'From the Boss column' },
          ...bosses.map(({ id, name, itemCount }) => ({
            value: id,
            label: `${name} (${plural(itemCount ?? 0, 'item')})`,
          })),
        ]}
        value={bossId === '' ? BY_COLUMN : bossId}
        onChange={(value) => onBossChange(value === BY_COLUMN ? '' : value)}
        error={lacksBoss && instanceId !== '' ? 'Boss selection required' : undefined}
      />
      <Button
        className="mt-6.5 shrink-0 max-sm:px-3"
        variant="outline"
        disabled={instanceId === ''}
        aria-label="Add bosses"
        onClick={onAddBosses}
      >
        <Plus aria-hidden />
        <span className="max-sm:hidden">Add bosses</span>
      </Button>
    </div>
  )
}
