import type { BossWithLoot } from '@/contract/loot-item'
import { ITEM_TYPES } from '@/game/items'
import { Select } from '@/ui/select'
import { Switch } from '@/ui/switch'
import { memo, useMemo } from 'react'
import type { PickerFilter } from '../picker-filter'

const ANY = 'any'

interface PickerFiltersProps {
  bosses: readonly BossWithLoot[]
  filter: PickerFilter
  onChange: (change: PickerFilter) => void
}

/**
 * The picker's filters by boss, item type and specialization. Memoized: the options of the selects
 * are the most expensive part of the picker, and edits do not change them.
 */
export const PickerFilters = memo(function PickerFilters(props: PickerFiltersProps) {
  const { bosses, filter, onChange } = props
  const types = useMemo(() => {
    const present = new Set(bosses.flatMap(({ items }) => items.map((item) => item.itemType)))
    return ITEM_TYPES.filter((type) => present.has(type))
  }, [bosses])
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        <Select
          label="Boss"
          isLabelHidden
          variant="filled"
          value={filter.boss ?? ANY}
          onChange={(value) => onChange({ boss: value === ANY ? undefined : value })}
          options={[
            { value: ANY, label: 'All bosses' },
            ...bosses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          label="Type"
          isLabelHidden
          variant="filled"
          value={filter.type ?? ANY}
          onChange={(value) => onChange({ type: value === ANY ? undefined : value })}
          options={[
            { value: ANY, label: 'All types' },
            ...types.map((type) => ({ value: type, label: type })),
          ]}
        />
      </div>
      <Switch
        label="Include other specs"
        checked={filter.everything ?? false}
        onChange={(event) => onChange({ everything: event.target.checked || undefined })}
      />
    </div>
  )
})
