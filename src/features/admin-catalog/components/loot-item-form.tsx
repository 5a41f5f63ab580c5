import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'
import type { AdminLootItem } from '@/contract/admin-loot-item'
import { lootItemForm } from '@/contract/loot-item'
import { TOKEN_CATEGORIES } from '@/game/items'
import { capitalized } from '@/lib/format'
import { ChoicesField } from '@/ui/form/choices-field'
import { NumberField } from '@/ui/form/number-field'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { TextareaField } from '@/ui/form/textarea-field'
import { useProposal } from '@/ui/form/use-proposal'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSaveLootItem } from '../admin-catalog.mutations'
import { emptyItem, toItemValues } from '../loot-item-form-values'
import {
  CLASS_OPTIONS,
  RARITY_OPTIONS,
  SLOT_OPTIONS,
  STAT_OPTIONS,
  toOptions,
} from '../item-options'
import { useIsDuplicateItem } from '../use-duplicate-item'
import { AdminForm } from './admin-form'
import { BossField } from './boss-field'
import { IconField } from './icon-field'
import { ItemKindFields } from './item-kind-fields'
import { SpecializationsField } from './specializations-field'

const CATEGORY_OPTIONS = toOptions(TOKEN_CATEGORIES, capitalized)

interface LootItemFormProps {
  /** The loot item to edit; null creates one. */
  item: AdminLootItem | null
  /** Both are preselected for a new loot item. */
  instanceId: string | undefined
  bossId: string | undefined
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
  onClose: () => void
  onSaved: () => void
}

/** Creates or edits one loot item. The bulk page creates many at once. */
export function LootItemForm(props: LootItemFormProps) {
  const { item, instanceId, bossId, instances, bosses, onClose, onSaved } = props
  const isNew = item === null
  const save = useSaveLootItem(item?.id ?? null)
  const form = useSchemaForm(lootItemForm, item ? toItemValues(item) : emptyItem(bossId))
  const { control } = form
  const [isToken = false, itemSlot, itemType, classes, rarity = 'EPIC', itemId] = useWatch({
    control,
    name: ['isTokenItem', 'itemSlot', 'itemType', 'classes', 'rarity', 'itemId'],
  })
  const isDuplicate = useIsDuplicateItem(control, item?.id ?? null)
  // In practice the three ids are the same (docs/specification.md, section 10).
  const onBlizzardEdit = useProposal(form, 'blizzardItemId', itemId, { isOn: isNew })
  const onWowheadEdit = useProposal(form, 'wowheadId', itemId, { isOn: isNew })
  const [next, setNext] = useState<ReturnType<typeof emptyItem>>()
  const { isPending } = save
  const { reset, setFocus } = form
  // Saving disables the fields, and a disabled field cannot take the focus.
  useEffect(() => {
    if (isPending || !next) return
    reset(next, { keepFieldsRef: true })
    setFocus('name')
  }, [isPending, next, reset, setFocus])
  return (
    <AdminForm
      title={item ? `Edit ${item.name}` : 'New item'}
      form={form}
      onSubmit={({ description, iconUrl, tokenCategory, tokenSlots, ...values }, changed) =>
        save.mutateAsync({
          body: {
            ...values,
            description: description || null,
            iconUrl: iconUrl || null,
            tokenCategory: values.isTokenItem ? tokenCategory : null,
            tokenSlots: values.isTokenItem ? tokenSlots : null,
          },
          // Changing Tier token also writes or clears the token fields.
          changed: changed.has('isTokenItem')
            ? new Set([...changed, 'tokenCategory', 'tokenSlots'])
            : changed,
        })
      }
      isSaving={save.isPending}
      onClose={onClose}
      onSaved={onSaved}
      onAddAnother={isNew ? (saved) => setNext(emptyItem(saved.bossId)) : undefined}
    >
      <BossField
        control={control}
        name="bossId"
        instances={instances}
        bosses={bosses}
        initialInstanceId={instanceId}
      />
      <TextField
        control={control}
        name="name"
        label="Name"
        description={
          isDuplicate && (
            <span className="flex items-start gap-1.5 text-warning-text">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              This boss already has this item
            </span>
          )
        }
        hasInitialFocus={isNew}
      />
      <ItemKindFields form={form} />
      {isToken && (
        <>
          <SelectField
            control={control}
            name="tokenCategory"
            label="Token category"
            noneLabel="None"
            options={CATEGORY_OPTIONS}
          />
          <ChoicesField
            control={control}
            name="tokenSlots"
            label="Token slots"
            description="The slots of the pieces it can be exchanged for."
            options={SLOT_OPTIONS}
          />
        </>
      )}
      <SelectField control={control} name="rarity" label="Rarity" options={RARITY_OPTIONS} />
      <SelectField
        control={control}
        name="primaryStat"
        label="Primary stat"
        noneLabel="None"
        options={STAT_OPTIONS}
      />
      <NumberField control={control} name="itemId" label="Item ID" />
      <NumberField
        control={control}
        name="blizzardItemId"
        label="Blizzard item ID"
        onEdit={onBlizzardEdit}
      />
      <NumberField control={control} name="wowheadId" label="Wowhead ID" onEdit={onWowheadEdit} />
      <IconField
        control={control}
        name="iconUrl"
        label="Icon URL"
        item={{
          itemSlot,
          itemType,
          classes,
          rarity,
          isTokenItem: isToken,
          iconUrl: item?.storedIconUrl,
        }}
      />
      <ChoicesField
        control={control}
        name="classes"
        label="Classes"
        description="If none is ticked, every class can use it."
        options={CLASS_OPTIONS}
      />
      <SpecializationsField control={control} name="lootSpecializationIds" />
      <TextareaField control={control} name="description" label="Description" />
    </AdminForm>
  )
}
