import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { Plus } from 'lucide-react'
import { useGrid, useGridState } from '../grid-context'

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
  const lacksBoss = useGridState(({ rows }) => rows.some((row) => checks.lacksBoss(row)))
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
      <Select
        label="Instance"
        placeholder="Choose an instance"
        options={instances.map(({ id, name }) => ({ value: id, label: name }))}
        value={instanceId}
        onChange={onInstanceChange}
        error={lacksBoss && instanceId === '' ? 'Please select an instance' : undefined}
      />
      <Select
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
      <div className="lg:mt-6.5">
        <Button variant="outline" disabled={instanceId === ''} onClick={onAddBosses}>
          <Plus aria-hidden />
          Add bosses
        </Button>
      </div>
    </div>
  )
}
