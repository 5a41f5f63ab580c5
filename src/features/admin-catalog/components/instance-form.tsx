import type { AdminInstance } from '@/contract/admin-instance'
import { instanceForm } from '@/contract/instance'
import { toItemLevelsInput } from '@/contract/item-levels'
import { DIFFICULTIES, DIFFICULTY_LABELS } from '@/game/difficulties'
import { CheckField } from '@/ui/form/check-field'
import { ChoicesField } from '@/ui/form/choices-field'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { TextareaField } from '@/ui/form/textarea-field'
import { useProposal } from '@/ui/form/use-proposal'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useSaveInstance } from '../admin-catalog.mutations'
import { proposeSlug } from '../propose-slug'
import { AdminForm } from './admin-form'
import { IconField } from './icon-field'
import { ItemLevelFields } from './item-level-fields'

type Values = z.input<typeof instanceForm>

/** The defaults of a new instance (docs/specification.md, section 5). */
const EMPTY: Values = {
  name: '',
  slug: '',
  description: '',
  expansion: '',
  tier: '',
  blizzardInstanceId: null,
  isCurrentTier: false,
  isActive: true,
  sortOrder: 0,
  iconUrl: '',
  availableDifficulties: [...DIFFICULTIES],
  itemLevels: toItemLevelsInput(null),
}

interface InstanceFormProps {
  /** The instance to edit; null creates one. */
  instance: AdminInstance | null
  onClose: () => void
  onSaved: () => void
}

/** Creates or edits an instance. */
export function InstanceForm({ instance, onClose, onSaved }: InstanceFormProps) {
  const isNew = instance === null
  const save = useSaveInstance(instance?.id ?? null)
  const form = useSchemaForm(instanceForm, instance ? toValues(instance) : EMPTY)
  const { control } = form
  const name = useWatch({ control, name: 'name' })
  const onSlugEdit = useProposal(form, 'slug', proposeSlug(name), { isOn: isNew })
  return (
    <AdminForm
      title={instance ? `Edit ${instance.name}` : 'New instance'}
      form={form}
      onSubmit={({ description, iconUrl, ...values }, changed) =>
        save.mutateAsync({
          body: { ...values, description: description || null, iconUrl: iconUrl || null },
          changed,
        })
      }
      isSaving={save.isPending}
      onClose={onClose}
      onSaved={onSaved}
    >
      <TextField control={control} name="name" label="Name" hasInitialFocus={isNew} />
      <TextField
        control={control}
        name="slug"
        label="Slug"
        description="Identifies the instance in URLs and raid files."
        onEdit={onSlugEdit}
      />
      <TextField control={control} name="expansion" label="Expansion" />
      <TextField control={control} name="tier" label="Tier" />
      <ChoicesField
        control={control}
        name="availableDifficulties"
        label="Difficulties"
        options={DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }))}
      />
      <ItemLevelFields
        control={control}
        description="Of the loot, by difficulty. A boss can have its own."
      />
      <CheckField
        control={control}
        name="isActive"
        label="Active"
        description="Players can create wishlists for it."
      />
      <CheckField
        control={control}
        name="isCurrentTier"
        label="Current tier"
        description="Home shows the main wishlists of the current tier."
      />
      <NumberField
        control={control}
        name="sortOrder"
        label="Sort order"
        description="Players see the lowest number first."
      />
      <NumberField control={control} name="blizzardInstanceId" label="Blizzard instance ID" />
      <IconField control={control} name="iconUrl" label="Icon URL" fallbackName={name} />
      <TextareaField control={control} name="description" label="Description" />
    </AdminForm>
  )
}

function toValues(instance: AdminInstance): Values {
  const { description, iconUrl, blizzardInstanceId, availableDifficulties } = instance
  return {
    name: instance.name,
    slug: instance.slug,
    description: description ?? '',
    expansion: instance.expansion,
    tier: instance.tier,
    blizzardInstanceId: blizzardInstanceId ?? null,
    isCurrentTier: instance.isCurrentTier,
    isActive: instance.isActive,
    sortOrder: instance.sortOrder,
    iconUrl: iconUrl ?? '',
    // Unknown difficulties are dropped: the server would reject them.
    availableDifficulties: DIFFICULTIES.filter((known) => availableDifficulties.includes(known)),
    itemLevels: toItemLevelsInput(instance.itemLevels),
  }
}
