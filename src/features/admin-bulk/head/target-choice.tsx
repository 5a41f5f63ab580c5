import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { BossId, InstanceId } from '@/contract/ids'
import { plural } from '@/lib/format'
import { Button, buttonStyles } from '@/ui/button'
import { Select } from '@/ui/overlays/select'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useGrid, useGridState } from '../sheet/grid-context'
import { useLacksBoss } from './use-lacks-boss'

/** The option for "no boss for all rows"; an option of a select cannot have an empty value. */
const BY_COLUMN = 'by-column'

interface TargetChoiceProps {
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
  onInstanceChange: (instanceId: InstanceId) => void
  onBossChange: (bossId: BossId) => void
  onAddBosses: () => void
  actions: ReactNode
}

export function TargetChoice({
  instances,
  bosses,
  onInstanceChange,
  onBossChange,
  onAddBosses,
  actions,
}: TargetChoiceProps) {
  const { checks } = useGrid()
  const { instanceId, bossId } = checks.target
  const lacksBoss = useLacksBoss()
  return (
    <header className="flex flex-wrap items-center gap-2 sm:gap-3">
      <Title />
      <Select
        className={SELECT}
        label="Instance"
        isLabelHidden
        placeholder="Choose an instance"
        options={instances.map(({ id, name }) => ({ value: id, label: name }))}
        value={instanceId}
        onChange={onInstanceChange}
        error={lacksBoss && instanceId === '' ? 'Please select an instance' : undefined}
      />
      <Select
        className={SELECT}
        label="Boss"
        isLabelHidden
        disabled={instanceId === ''}
        options={[
          { value: BY_COLUMN, label: 'Boss per row' },
          ...bosses.map(({ id, name, itemCount }) => ({
            value: id,
            label: `${name} (${plural(itemCount ?? 0, 'item')})`,
          })),
        ]}
        value={bossId === '' ? BY_COLUMN : bossId}
        onChange={(value) => onBossChange(value === BY_COLUMN ? '' : value)}
        error={lacksBoss && instanceId !== '' ? 'Boss selection required' : undefined}
      />
      <div className="flex items-center gap-2 sm:ml-auto">
        {instanceId === '' ? (
          <Link
            to="/admin/loot-bulk"
            search={(current) => ({ ...current, new: true })}
            replace
            className={buttonStyles({ variant: 'ghost', size: 'sm', className: 'max-sm:px-3' })}
            aria-label="New instance"
          >
            <Plus aria-hidden />
            <span className="max-sm:hidden">New instance</span>
          </Link>
        ) : (
          <Button
            className="max-sm:px-3"
            variant="ghost"
            size="sm"
            aria-label="Add bosses"
            onClick={onAddBosses}
          >
            <Plus aria-hidden />
            <span className="max-sm:hidden">Add bosses</span>
          </Button>
        )}
        {actions}
      </div>
    </header>
  )
}

function Title() {
  const count = useGridState(({ rows }) => rows.filter(({ source }) => source).length)
  return (
    <h1
      tabIndex={-1}
      className="font-display text-xl max-sm:mr-auto sm:whitespace-nowrap sm:text-2xl short:sr-only"
    >
      {count === 0 ? 'Enter items in bulk' : `Edit ${plural(count, 'item')}`}
    </h1>
  )
}

/**
 * On phones the selects are below the title. Their errors are for screen readers: the info line
 * shows them, so that the grid does not move.
 */
const SELECT =
  'max-sm:order-1 basis-36 grow sm:max-w-56 [&>button]:h-9 short:[&>button]:h-8 [&>div]:sr-only'
