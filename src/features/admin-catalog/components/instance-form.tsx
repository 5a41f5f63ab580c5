import type { AdminInstance } from '@/contract/admin/admin-instance'
import { emptyToNull } from '@/contract/fields'
import type { InstanceId } from '@/contract/ids'
import { instanceForm } from '@/contract/instance'
import { toItemLevelsInput } from '@/contract/item-levels'
import { DIFFICULTIES, DIFFICULTY_LABELS } from '@/game/difficulties'
import { nameKey } from '@/game/names'
import { linkedId } from '@/game/wowhead'
import { CheckField } from '@/ui/form/check-field'
import { ChoicesField } from '@/ui/form/choices-field'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { TextareaField } from '@/ui/form/textarea-field'
import { useProposal } from '@/ui/form/use-proposal'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { send } from '@/api/client'
import { listInstances } from '@/contract/admin/admin-instance'
import { useSaveInstance } from '../save-rows.mutations'
import { storedValues, toFormValues } from '../form-values'
import { proposeSlug } from '../propose-slug'
import { AdminForm } from './admin-form'
import { FieldWarning } from './field-warning'
import { describeHiding, isUsedTier } from './hide-dialog'
import { TierFields } from './tier-fields'
import { IconField } from '../loot/icon-field'
import { ItemLevelFields } from '../loot/item-level-fields'

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
  instance: AdminInstance | null
  /** All instances, whose expansions and tiers are proposed. */
  instances: readonly AdminInstance[]
  onClose: () => void
  onSaved: (id: InstanceId) => void
}

export function InstanceForm({ instance, instances, onClose, onSaved }: InstanceFormProps) {
  const isNew = instance === null
  const save = useSaveInstance(instance?.id ?? null)
  const form = useSchemaForm(instanceForm, instance ? toValues(instance) : EMPTY)
  const { control } = form
  const [name, isActive] = useWatch({ control, name: ['name', 'isActive'] })
  const isHidden = instance?.isActive && !isActive && isUsedTier(instance)
  const isRepeated = instances.some(
    (other) => other.id !== instance?.id && nameKey(other.name) === nameKey(name),
  )
  const onSlugEdit = useProposal(form, 'slug', proposeSlug(name), { isEnabled: isNew })
  return (
    <AdminForm
      title={instance ? `Edit ${instance.name}` : 'New instance'}
      form={form}
      onSubmit={(values, changed) => save.mutateAsync({ body: emptyToNull(values), changed })}
      readStored={storedValues(instance, () => send(listInstances), toValues)}
      isSaving={save.isPending}
      onClose={onClose}
      onSaved={({ id }) => onSaved(id)}
    >
      <TextField
        control={control}
        name="name"
        label="Name"
        isRequired
        hasInitialFocus={isNew}
        description={
          isRepeated && (
            <FieldWarning>
              Another instance has this name. Players cannot tell the two apart.
            </FieldWarning>
          )
        }
      />
      <TextField
        control={control}
        name="slug"
        label="Slug"
        isRequired
        description="Identifies the instance in URLs and raid files."
        onEdit={onSlugEdit}
      />
      <TierFields form={form} instances={instances} />
      <ChoicesField
        control={control}
        name="availableDifficulties"
        label="Difficulties"
        isRequired
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
        description={
          <>
            Players can create wishlists for it.
            {isHidden && <FieldWarning>{describeHiding(instance)}</FieldWarning>}
          </>
        }
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
        isRequired
        description="Players see the lowest number first."
      />
      <NumberField
        control={control}
        name="blizzardInstanceId"
        label="Blizzard instance ID"
        description="In Blizzard's journal. Wowhead's zones have other ids."
        read={(text) => linkedId('instance', text) ?? text}
      />
      <IconField control={control} name="iconUrl" label="Icon URL" fallbackName={name} />
      <TextareaField control={control} name="description" label="Description" />
    </AdminForm>
  )
}

function toValues(instance: AdminInstance): Values {
  const { availableDifficulties, itemLevels } = instance
  return toFormValues(EMPTY, {
    ...instance,
    // Unknown difficulties are dropped: the server would reject them.
    availableDifficulties: DIFFICULTIES.filter((known) => availableDifficulties.includes(known)),
    itemLevels: toItemLevelsInput(itemLevels),
  })
}
