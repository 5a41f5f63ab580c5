import { messageOf } from '@/api/errors'
import type { JournalItem } from '@/contract/admin/admin-journal'
import { useFeature } from '@/features/session/use-feature'
import { Button } from '@/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { FieldWarning } from '../components/field-warning'
import { isItemId, listItems } from '../journal-items/read-items'
import { toLootFields } from '../journal-items/loot-fields'
import { emptyItem, type ItemForm } from './loot-item-form-values'

/** Offers to fill a new item that has an id, and lacks its name, slot or type. */
export function FillItem({ form }: { form: ItemForm }) {
  const isOffered = useFeature('journal')
  // A mutation, because the item is read when the admin asks.
  const { mutate, isPending, variables, data, error } = useMutation({
    mutationFn: (itemId: number) => listItems([itemId]),
  })
  const [id, name, isToken, itemSlot, itemType] = useWatch({
    control: form.control,
    name: ['itemId', 'name', 'isTokenItem', 'itemSlot', 'itemType'],
  })
  const isComplete = name !== '' && (isToken || (itemSlot && itemType))
  if (!isOffered || typeof id !== 'number' || !isItemId(id) || isComplete) return null
  const problem = error ? messageOf(error) : data?.failures[0]?.reason
  return (
    <div className="-mt-2 flex flex-col items-start gap-2">
      <Button
        size="sm"
        variant="outline"
        isLoading={isPending}
        loadingText="Reading..."
        onClick={() =>
          mutate(id, {
            onSuccess: ({ items: [item] }) => {
              // The form may have been emptied for the next item.
              if (item && form.getValues('itemId') === id) fillEmptyFields(form, item)
            },
          })
        }
      >
        Fill from the game’s data
      </Button>
      {problem !== undefined && variables === id && !isPending && (
        <p role="alert" className="text-sm">
          <FieldWarning>{problem}</FieldWarning>
        </p>
      )}
    </div>
  )
}

/** Fills the fields that still have the value of an empty form. */
function fillEmptyFields({ getValues, setValue, trigger }: ItemForm, item: JournalItem) {
  const [values, empty] = [getValues(), emptyItem()]
  const fields: Partial<typeof empty> = toLootFields(item)
  // The keys of an object with a field for each value.
  for (const field of Object.keys(empty) as (keyof typeof empty)[]) {
    const isUntouched = JSON.stringify(values[field]) === JSON.stringify(empty[field])
    const said = fields[field]
    if (isUntouched && said !== undefined) setValue(field, said, { shouldDirty: true })
  }
  // What the game's data lacks is marked as missing.
  void trigger(['name', 'itemSlot', 'itemType'])
}
