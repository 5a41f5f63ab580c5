import type { AdminInstance } from '@/contract/admin/admin-instance'
import { TextField } from '@/ui/form/text-field'
import type { UseFormReturn } from 'react-hook-form'

interface TierValues {
  expansion: string
  tier: string
}

interface TierFieldsProps<Values extends TierValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  /** All instances, whose expansions and tiers are proposed. */
  instances: readonly AdminInstance[]
}

export function TierFields<Values extends TierValues, Output>({
  form,
  instances,
}: TierFieldsProps<Values, Output>) {
  // The form has these fields among others, but the type of a form is invariant.
  const { control } = form as unknown as UseFormReturn<TierValues>
  return (
    <>
      <TextField
        control={control}
        name="expansion"
        label="Expansion"
        isRequired
        suggestions={[...new Set(instances.map(({ expansion }) => expansion))]}
      />
      <TextField
        control={control}
        name="tier"
        label="Tier"
        isRequired
        suggestions={[...new Set(instances.map(({ tier }) => tier))]}
      />
    </>
  )
}
