import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'
import type { AdminLootItem } from '@/contract/admin-loot-item'
import { lootItemForm } from '@/contract/loot-item'
import { CLASS_NAMES } from '@/game/classes'
import {
  ITEM_TYPES,
  PRIMARY_STATS,
  RARITIES,
  SLOT_LABELS,
  SLOTS,
  TOKEN_CATEGORIES,
} from '@/game/items'
import { capitalized } from '@/lib/format'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useSaveLootItem } from '../admin-catalog.mutations'
import { emptyItem, toItemValues } from '../loot-item-values'
import { useProposal } from '../use-proposal'
import { AdminForm } from './admin-form'
import { BossField } from './boss-field'
import {
  CheckField,
  ChoicesField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from './form-fields'
import { IconField } from './icon-field'

const SLOT_OPTIONS = SLOTS.map((value) => ({ value, label: SLOT_LABELS[value] }))
const TYPE_OPTIONS = toOptions(ITEM_TYPES)
const CLASS_OPTIONS = toOptions(CLASS_NAMES)
const RARITY_OPTIONS = toOptions(RARITIES, capitalized)
const STAT_OPTIONS = toOptions(PRIMARY_STATS, capitalized)
const CATEGORY_OPTIONS = toOptions(TOKEN_CATEGORIES, capitalized)

interface LootItemFormProps {
  /** Null: a new one. */
  item: AdminLootItem | null
  /** Chosen already when a new one is made. */
  bossId: string | undefined
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
  onClose: () => void
  onSaved: () => void
}

/** Makes a loot item, or changes one. Many at once are the bulk entry's. */
export function LootItemForm(props: LootItemFormProps) {
  const { item, bossId, instances, bosses, onClose, onSaved } = props
  const isNew = item === null
  const save = useSaveLootItem(item?.id ?? null)
  const form = useForm<z.input<typeof lootItemForm>, unknown, z.output<typeof lootItemForm>>({
    resolver: zodResolver(lootItemForm),
    mode: 'onChange',
    defaultValues: item ? toItemValues(item) : emptyItem(bossId),
  })
  const { control } = form
  const [isToken = false, itemSlot, rarity = 'EPIC', itemId] = useWatch({
    control,
    name: ['isTokenItem', 'itemSlot', 'rarity', 'itemId'],
  })
  // The three numbers are one in practice (contract).
  const onBlizzardEdit = useProposal(form, 'blizzardItemId', itemId, { isOn: isNew })
  const onWowheadEdit = useProposal(form, 'wowheadId', itemId, { isOn: isNew })
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
          // What is no token any more turns into nothing.
          changed: changed.has('isTokenItem')
            ? new Set([...changed, 'tokenCategory', 'tokenSlots'])
            : changed,
        })
      }
      isSaving={save.isPending}
      error={save.error}
      onClose={onClose}
      onSaved={onSaved}
    >
      <BossField
        control={control}
        name="bossId"
        disabled={save.isPending}
        instances={instances}
        bosses={bosses}
      />
      <TextField control={control} name="name" label="Name" startsHere={item === null} />
      <CheckField
        control={control}
        name="isTokenItem"
        label="Tier token"
        description="Turns into a piece of a class set; it may do without slot and type."
        deps={['itemSlot', 'itemType']}
      />
      <SelectField
        control={control}
        name="itemSlot"
        label="Slot"
        placeholder="Select an item slot"
        disabled={save.isPending}
        noneLabel={isToken ? 'Any slot' : undefined}
        options={SLOT_OPTIONS}
      />
      <SelectField
        control={control}
        name="itemType"
        label="Type"
        placeholder="Select an item type"
        disabled={save.isPending}
        noneLabel={isToken ? 'None' : undefined}
        options={TYPE_OPTIONS}
      />
      {isToken && (
        <>
          <SelectField
            control={control}
            name="tokenCategory"
            label="Token category"
            disabled={save.isPending}
            noneLabel="None"
            options={CATEGORY_OPTIONS}
          />
          <ChoicesField
            control={control}
            name="tokenSlots"
            label="Token slots"
            description="The pieces that it can turn into."
            options={SLOT_OPTIONS}
          />
        </>
      )}
      <SelectField
        control={control}
        name="rarity"
        label="Rarity"
        disabled={save.isPending}
        options={RARITY_OPTIONS}
      />
      <SelectField
        control={control}
        name="primaryStat"
        label="Primary stat"
        disabled={save.isPending}
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
        item={{ slot: itemSlot ?? 'TRINKET', rarity, isToken }}
      />
      <ChoicesField
        control={control}
        name="classes"
        label="Classes"
        description="None ticked: every class can use it."
        options={CLASS_OPTIONS}
      />
      <TextareaField control={control} name="description" label="Description" />
    </AdminForm>
  )
}

function toOptions(values: readonly string[], label = (value: string) => value) {
  return values.map((value) => ({ value, label: label(value) }))
}
