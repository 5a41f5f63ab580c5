import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { FieldBinding } from '@/ui/form/form-field'
import { SavingContext } from '@/ui/form/saving-context'
import { SelectField } from '@/ui/form/select-field'
import { Select } from '@/ui/overlays/select'
import { use, useState, type ReactNode } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { bossOptions } from './boss-options'

interface BossFieldProps<Values extends FieldValues> extends FieldBinding<Values> {
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
  /** Preselected as long as there is no boss. */
  initialInstanceId?: string
  description?: ReactNode
}

/** Selects an instance and then one of its bosses, because all bosses are too many for one list. */
export function BossField<Values extends FieldValues>({
  control,
  name,
  instances,
  bosses,
  initialInstanceId = '',
  description,
}: BossFieldProps<Values>) {
  const isSaving = use(SavingContext)
  const { field, fieldState } = useController({ control, name })
  const chosen = bosses.find(({ id }) => id === field.value)
  const [pickedId, setPickedId] = useState(initialInstanceId)
  const instanceId = chosen?.instanceId ?? pickedId
  return (
    <>
      <Select
        // Without an instance, the boss can be neither selected nor focused.
        ref={instanceId === '' ? field.ref : undefined}
        label="Instance"
        isRequired
        placeholder="Select an instance"
        disabled={isSaving}
        error={instanceId === '' && fieldState.error ? 'Please select an instance' : undefined}
        value={instanceId}
        onChange={(id) => {
          setPickedId(id)
          if (chosen && chosen.instanceId !== id) field.onChange('')
        }}
        options={instances.map(({ id, name: label }) => ({ value: id, label }))}
      />
      <SelectField
        control={control}
        name={name}
        label="Boss"
        isRequired
        placeholder="Select a boss"
        description={description}
        isDisabled={instanceId === ''}
        options={bossOptions(bosses, instances, instanceId)}
      />
    </>
  )
}
