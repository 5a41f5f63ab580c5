import { bossForm } from '@/contract/boss'
import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useSaveBoss } from '../admin-catalog.mutations'
import { nextFreeOrder } from '../boss-order'
import { proposeSlug } from '../propose-slug'
import { useProposal } from '../use-proposal'
import { AdminForm } from './admin-form'
import { CheckField, NumberField, SelectField, TextareaField, TextField } from './form-fields'
import { IconField } from './icon-field'

type Values = z.input<typeof bossForm>

interface BossFormProps {
  /** Null: a new one. */
  boss: AdminBoss | null
  /** Chosen already when a new one is made. */
  instanceId: string | undefined
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
  onClose: () => void
  onSaved: () => void
}

/** Makes a boss, or changes one. */
export function BossForm({
  boss,
  instanceId = '',
  instances,
  bosses,
  onClose,
  onSaved,
}: BossFormProps) {
  const isNew = boss === null
  const save = useSaveBoss(boss?.id ?? null)
  const form = useForm<Values, unknown, z.output<typeof bossForm>>({
    resolver: zodResolver(bossForm),
    mode: 'onChange',
    defaultValues: boss ? toValues(boss) : emptyValues(instanceId, bosses),
  })
  const { control } = form
  const [name, chosenId] = useWatch({ control, name: ['name', 'instanceId'] })
  const onSlugEdit = useProposal(form, 'slug', proposeSlug(name), { isOn: isNew })
  const free = nextFreeOrder(ordersOf(chosenId, bosses)) ?? undefined
  const onOrderEdit = useProposal(form, 'encounterOrder', free, { isOn: isNew })
  return (
    <AdminForm
      title={boss ? `Edit ${boss.name}` : 'New boss'}
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
      <SelectField
        control={control}
        name="instanceId"
        label="Instance"
        placeholder="Select an instance"
        disabled={save.isPending}
        options={instances.map(({ id, name: label }) => ({ value: id, label }))}
      />
      <TextField control={control} name="name" label="Name" startsHere={boss === null} />
      <TextField
        control={control}
        name="slug"
        label="Slug"
        description="Names the boss in raid files, once in its instance."
        onEdit={onSlugEdit}
      />
      <NumberField
        control={control}
        name="encounterOrder"
        label="Encounter"
        description="Its place in the instance, from 1 to 50."
        onEdit={onOrderEdit}
      />
      <CheckField
        control={control}
        name="isOptional"
        label="Optional"
        description="The raid can be finished without it."
      />
      <NumberField control={control} name="blizzardEncounterId" label="Blizzard encounter ID" />
      <IconField control={control} name="iconUrl" label="Icon URL" letters={name} />
      <TextareaField control={control} name="description" label="Description" />
    </AdminForm>
  )
}

function ordersOf(instanceId: string, bosses: readonly AdminBoss[]): number[] {
  return bosses
    .filter((boss) => boss.instanceId === instanceId)
    .map(({ encounterOrder }) => encounterOrder)
}

function emptyValues(instanceId: string, bosses: readonly AdminBoss[]): Values {
  return {
    instanceId,
    name: '',
    slug: '',
    description: '',
    encounterOrder: nextFreeOrder(ordersOf(instanceId, bosses)) ?? 1,
    isOptional: false,
    blizzardEncounterId: null,
    iconUrl: '',
  }
}

function toValues(boss: AdminBoss): Values {
  return {
    instanceId: boss.instanceId,
    name: boss.name,
    slug: boss.slug ?? '',
    description: boss.description ?? '',
    encounterOrder: boss.encounterOrder,
    isOptional: boss.isOptional ?? false,
    blizzardEncounterId: boss.blizzardEncounterId ?? null,
    iconUrl: boss.iconUrl ?? '',
  }
}
