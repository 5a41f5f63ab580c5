import { emptyToNull } from '@/contract/fields'
import { ValidationError } from '@/api/errors'
import type { InstanceId } from '@/contract/ids'
import { bossForm } from '@/contract/boss'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import { toItemLevelsInput } from '@/contract/item-levels'
import { nameKey } from '@/game/names'
import { linkedId } from '@/game/wowhead'
import { CheckField } from '@/ui/form/check-field'
import { NumberField } from '@/ui/form/number-field'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { TextareaField } from '@/ui/form/textarea-field'
import { useProposal } from '@/ui/form/use-proposal'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { send } from '@/api/client'
import { listBosses } from '@/contract/admin/admin-boss'
import { useSaveBoss } from '../save-rows.mutations'
import { nextFreeOrder } from './boss-order'
import { storedValues, toFormValues } from '../form-values'
import { proposeSlug } from '../propose-slug'
import { AdminForm } from '../components/admin-form'
import { IconField } from '../loot/icon-field'
import { ItemLevelFields } from '../loot/item-level-fields'

type Values = z.input<typeof bossForm>

interface BossFormProps {
  boss: AdminBoss | null
  /** Preselected for a new boss. */
  instanceId: InstanceId | undefined
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
  onClose: () => void
  onSaved: () => void
}

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
  const form = useSchemaForm(bossForm, boss ? toValues(boss) : emptyValues(instanceId, bosses))
  const { control } = form
  const [name, chosenId, order] = useWatch({
    control,
    name: ['name', 'instanceId', 'encounterOrder'],
  })
  const displaced =
    isNew && bosses.find((other) => other.instanceId === chosenId && other.encounterOrder === order)
  const onSlugEdit = useProposal(form, 'slug', proposeSlug(name), { isEnabled: isNew })
  const nextOrder = nextFreeOrder(ordersOf(chosenId, bosses)) ?? undefined
  const onOrderEdit = useProposal(form, 'encounterOrder', nextOrder, { isEnabled: isNew })
  return (
    <AdminForm
      title={boss ? `Edit ${boss.name}` : 'New boss'}
      form={form}
      onSubmit={async (values, changed) => {
        rejectRepeatedName({ ...values, id: boss?.id }, bosses)
        return save.mutateAsync({ body: emptyToNull(values), changed })
      }}
      readStored={storedValues(boss, () => send(listBosses), toValues)}
      names={new Map(instances.map(({ id, name: label }) => [id, label]))}
      isSaving={save.isPending}
      onClose={onClose}
      onSaved={onSaved}
    >
      <SelectField
        control={control}
        name="instanceId"
        label="Instance"
        isRequired
        placeholder="Select an instance"
        options={instances.map(({ id, name: label }) => ({ value: id, label }))}
      />
      <TextField control={control} name="name" label="Name" isRequired hasInitialFocus={isNew} />
      <TextField
        control={control}
        name="slug"
        label="Slug"
        isRequired
        description="Identifies the boss in raid files. Must be unique in its instance."
        onEdit={onSlugEdit}
      />
      <NumberField
        control={control}
        name="encounterOrder"
        label="Order"
        isRequired
        description={
          displaced
            ? `${displaced.name} and the bosses after it move down.`
            : 'Position in the instance, from 1 to 50.'
        }
        onEdit={onOrderEdit}
      />
      <CheckField
        control={control}
        name="isOptional"
        label="Optional"
        description="The instance can be completed without this boss."
      />
      <ItemLevelFields
        control={control}
        description="Only if they differ from those of the instance."
      />
      <NumberField
        control={control}
        name="blizzardEncounterId"
        label="Blizzard encounter ID"
        description="In Blizzard's journal. Wowhead's NPCs have other ids."
        read={(text) => linkedId('encounter', text) ?? text}
      />
      <IconField control={control} name="iconUrl" label="Icon URL" fallbackName={name} />
      <TextareaField control={control} name="description" label="Description" />
    </AdminForm>
  )
}

/** The server would reject the slug, which follows from the name. */
function rejectRepeatedName(
  { id, instanceId, name, slug }: Pick<AdminBoss, 'instanceId' | 'name' | 'slug'> & { id?: string },
  bosses: readonly AdminBoss[],
) {
  const isRepeated = bosses.some(
    (other) =>
      other.id !== id &&
      other.instanceId === instanceId &&
      other.slug === slug &&
      nameKey(other.name) === nameKey(name),
  )
  if (!isRepeated) return
  const fields = { name: 'A boss of this name exists in this raid' }
  throw new ValidationError('Invalid input', 'VALIDATION_ERROR', { details: { fields } })
}

function ordersOf(instanceId: InstanceId, bosses: readonly AdminBoss[]): number[] {
  return bosses
    .filter((boss) => boss.instanceId === instanceId)
    .map(({ encounterOrder }) => encounterOrder)
}

function emptyValues(instanceId: InstanceId, bosses: readonly AdminBoss[]): Values {
  return {
    instanceId,
    name: '',
    slug: '',
    description: '',
    encounterOrder: nextFreeOrder(ordersOf(instanceId, bosses)) ?? 1,
    isOptional: false,
    blizzardEncounterId: null,
    iconUrl: '',
    itemLevels: toItemLevelsInput(null),
  }
}

function toValues(boss: AdminBoss): Values {
  const itemLevels = toItemLevelsInput(boss.itemLevels)
  return toFormValues(emptyValues(boss.instanceId, []), { ...boss, itemLevels })
}
