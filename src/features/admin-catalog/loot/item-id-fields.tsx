import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { linkedItemId } from '@/game/wowhead'
import { NumberField } from '@/ui/form/number-field'
import { useProposal } from '@/ui/form/use-proposal'
import { useWatch } from 'react-hook-form'
import { FieldWarning } from '../components/field-warning'
import { FillItem } from './fill-item'
import type { ItemForm } from './loot-item-form-values'

interface ItemIdFieldsProps {
  form: ItemForm
  item: AdminLootItem | null
  warning: string | undefined
}

/**
 * The ids of an item: one that stands for all three and, closed unless they differ, the others. A
 * link to an item gives its id, and the id of a new item its other fields.
 */
export function ItemIdFields({ form, item, warning }: ItemIdFieldsProps) {
  const { control } = form
  const isNew = item === null
  const entered = useWatch({ control, name: 'itemId' })
  const itemId = Number.isNaN(entered) ? null : entered
  // In practice the three ids are the same (docs/specification.md, section 10).
  const onBlizzardEdit = useProposal(form, 'blizzardItemId', itemId, { isEnabled: isNew })
  const onWowheadEdit = useProposal(form, 'wowheadId', itemId, { isEnabled: isNew })
  const { blizzardItemId, wowheadId } = form.formState.errors
  const isOpen = idsOf(item).size > 1 || blizzardItemId !== undefined || wowheadId !== undefined
  return (
    <>
      <NumberField
        control={control}
        name="itemId"
        label="Item ID"
        description={warning && <FieldWarning>{warning}</FieldWarning>}
        read={readItemId}
      />
      {isNew && <FillItem form={form} />}
      <details open={isOpen || undefined}>
        <summary className="cursor-pointer text-sm text-muted touch:min-h-touch">Other ids</summary>
        <div className="mt-3 grid gap-4">
          <NumberField
            control={control}
            name="blizzardItemId"
            label="Blizzard item ID"
            read={readItemId}
            onEdit={onBlizzardEdit}
          />
          <NumberField
            control={control}
            name="wowheadId"
            label="Wowhead ID"
            read={readItemId}
            onEdit={onWowheadEdit}
          />
        </div>
      </details>
    </>
  )
}

/** The id in a link to an item, or the text itself. */
function readItemId(text: string): string {
  return linkedItemId(text) ?? text
}

function idsOf(item: AdminLootItem | null): ReadonlySet<number> {
  const ids = [item?.itemId, item?.blizzardItemId, item?.wowheadId]
  return new Set(ids.filter((id) => id != null))
}
