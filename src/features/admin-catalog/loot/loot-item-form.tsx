import type { BossId, InstanceId } from '@/contract/ids'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { lootItemForm } from '@/contract/loot-item'
import { ChoicesField } from '@/ui/form/choices-field'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { TextareaField } from '@/ui/form/textarea-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { send } from '@/api/client'
import { listLoot } from '@/contract/admin/admin-loot-item'
import { storedValues } from '../form-values'
import { useSaveLootItem } from '../save-rows.mutations'
import { emptyItem, toItemBody, toItemValues, type ItemForm } from './loot-item-form-values'
import { CATEGORY_OPTIONS, CLASS_OPTIONS, SLOT_OPTIONS } from './item-options'
import { useItemDoubts } from './use-item-doubts'
import { AdminForm } from '../components/admin-form'
import { BossField } from '../bosses/boss-field'
import { FieldWarning } from '../components/field-warning'
import { IconField } from './icon-field'
import { ItemIdFields } from './item-id-fields'
import { ItemKindFields } from './item-kind-fields'
import { SpecializationsField } from './specializations-field'

interface LootItemFormProps {
  item: AdminLootItem | null
  /** Both are preselected for a new loot item. */
  instanceId: InstanceId | undefined
  bossId: BossId | undefined
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
  const [isToken = false, itemSlot, itemType, classes, rarity = 'EPIC'] = useWatch({
    control,
    name: ['isTokenItem', 'itemSlot', 'itemType', 'classes', 'rarity'],
  })
  const doubts = useItemDoubts(control, bosses, item?.id ?? null)
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
      onSubmit={(values, changed) =>
        save.mutateAsync({
          body: toItemBody(values),
          // Changing Tier token also writes or clears the token fields.
          changed: changed.has('isTokenItem')
            ? new Set([...changed, 'tokenCategory', 'tokenSlots'])
            : changed,
        })
      }
      readStored={storedValues(item, readItem, toItemValues)}
      names={new Map(bosses.map(({ id, name }) => [id, name]))}
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
        description={doubts.boss && <FieldWarning>{doubts.boss}</FieldWarning>}
      />
      <TextField
        control={control}
        name="name"
        label="Name"
        isRequired
        description={doubts.name && <FieldWarning>{doubts.name}</FieldWarning>}
        hasInitialFocus={isNew}
      />
      <ItemKindFields form={form} tokenFields={<TokenFields control={control} />} />
      <ItemIdFields form={form} item={item} warning={doubts.itemId} />
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

async function readItem({ id }: AdminLootItem) {
  return (await send(listLoot, { query: { id } })).items
}

function TokenFields({ control }: Pick<ItemForm, 'control'>) {
  return (
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
  )
}
