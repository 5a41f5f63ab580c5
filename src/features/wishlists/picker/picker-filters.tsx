import { ITEM_TYPES } from '@/game/items'
import { Select } from '@/ui/overlays/select'
import { Switch } from '@/ui/fields/switch'
import { useChosen } from '@/ui/fields/use-chosen'
import { memo, useMemo } from 'react'
import type { PickerFilter } from './picker-filter'
import type { PickerItem } from './picker-items'
import type { PickerLoot } from './use-raid-loot'

const ANY = 'any'

interface PickerFiltersProps {
  loot: PickerLoot
  pickerItems: readonly PickerItem[]
  filter: PickerFilter
  onChange: (change: PickerFilter) => void
}

/**
 * The picker's filters by boss, item type and specialization. Memoized, because edits of the list
 * do not change them.
 */
export const PickerFilters = memo(function PickerFilters(props: PickerFiltersProps) {
  const { loot, pickerItems, filter, onChange } = props
  const { bosses, hasBosses, hasOtherSpecs } = loot
  const types = useMemo(() => {
    const present = new Set(pickerItems.map(({ item }) => item.itemType))
    return ITEM_TYPES.filter((type) => present.has(type))
  }, [pickerItems])
  const [boss, chooseBoss] = useChosen(filter.boss, (next) => onChange({ boss: next }))
  const [type, chooseType] = useChosen(filter.type, (next) => onChange({ type: next }))
  const [includesOtherSpecs, chooseSpecs] = useChosen(filter.includesOtherSpecs, (next) =>
    onChange({ includesOtherSpecs: next }),
  )
  return (
    <div className="flex flex-col gap-3">
      <div className={hasBosses ? 'grid grid-cols-2 gap-2' : undefined}>
        {hasBosses && (
          <Select
            label="Boss"
            isLabelHidden
            variant="filled"
            value={boss ?? ANY}
            onChange={(value) => chooseBoss(value === ANY ? undefined : value)}
            options={[
              { value: ANY, label: 'All bosses' },
              ...bosses.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <Select
          label="Type"
          isLabelHidden
          variant="filled"
          value={type ?? ANY}
          onChange={(value) => chooseType(value === ANY ? undefined : value)}
          options={[
            { value: ANY, label: 'All types' },
            ...types.map((type) => ({ value: type, label: type })),
          ]}
        />
      </div>
      {hasOtherSpecs && (
        <Switch
          label="Include other specs"
          checked={includesOtherSpecs ?? false}
          onChange={(event) => chooseSpecs(event.target.checked || undefined)}
        />
      )}
    </div>
  )
})
