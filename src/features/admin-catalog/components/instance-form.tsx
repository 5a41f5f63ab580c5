import type { AdminInstance } from '@/contract/admin-instance'
import { instanceForm } from '@/contract/instance'
import { DIFFICULTIES, DIFFICULTY_LABELS } from '@/game/difficulties'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useSaveInstance } from '../admin-catalog.mutations'
import { proposeSlug } from '../propose-slug'
import { useProposal } from '../use-proposal'
import { AdminForm } from './admin-form'
import { CheckField, ChoicesField, NumberField, TextareaField, TextField } from './form-fields'
import { IconField } from './icon-field'

type Values = z.input<typeof instanceForm>

/** A new instance, as the form starts with it (spec section 5). */
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
}

interface InstanceFormProps {
  /** Null: a new one. */
  instance: AdminInstance | null
  onClose: () => void
  onSaved: () => void
}

/** Makes an instance, or changes one. */
export function InstanceForm({ instance, onClose, onSaved }: InstanceFormProps) {
  const save = useSaveInstance(instance?.id ?? null)
  const form = useForm<Values, unknown, z.output<typeof instanceForm>>({
    resolver: zodResolver(instanceForm),
    mode: 'onChange',
    defaultValues: instance ? toValues(instance) : EMPTY,
  })
  const { control } = form
  const name = useWatch({ control, name: 'name' })
  const onSlugEdit = useProposal(form, 'slug', proposeSlug(name), { isOn: instance === null })
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
      error={save.error}
      onClose={onClose}
      onSaved={onSaved}
    >
      <TextField control={control} name="name" label="Name" startsHere={instance === null} />
      <TextField
        control={control}
        name="slug"
        label="Slug"
        description="Names the instance in addresses and raid files."
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
      <CheckField
        control={control}
        name="isActive"
        label="Active"
        description="Players can make wishlists for it."
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
        description="The lowest comes first where players choose."
      />
      <NumberField control={control} name="blizzardInstanceId" label="Blizzard instance ID" />
      <IconField control={control} name="iconUrl" label="Icon URL" letters={name} />
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
    // A difficulty that the form does not know could not be saved.
    availableDifficulties: DIFFICULTIES.filter((known) => availableDifficulties.includes(known)),
  }
}
