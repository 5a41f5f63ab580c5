import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'
import { Select } from '@/ui/select'
import { useState } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { SelectField } from './form-fields'

interface BossFieldProps<Values extends FieldValues> {
  // What a form's schema makes of its values is no concern of a field.
  // oxlint-disable-next-line typescript/no-explicit-any
  control: Control<Values, any, any>
  name: FieldPath<Values>
  disabled: boolean
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
}

/** A boss, by its instance: the catalogue has too many for one list. */
export function BossField<Values extends FieldValues>({
  control,
  name,
  disabled,
  instances,
  bosses,
}: BossFieldProps<Values>) {
  const { field } = useController({ control, name })
  const chosen = bosses.find(({ id }) => id === field.value)
  const [pickedId, setPickedId] = useState('')
  const instanceId = chosen?.instanceId ?? pickedId
  return (
    <>
      <Select
        label="Instance"
        placeholder="Select an instance"
        disabled={disabled}
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
        placeholder="Select a boss"
        disabled={disabled || instanceId === ''}
        options={bosses
          .filter((boss) => boss.instanceId === instanceId)
          .toSorted((a, b) => a.encounterOrder - b.encounterOrder)
          .map(({ id, name: label }) => ({ value: id, label }))}
      />
    </>
  )
}
