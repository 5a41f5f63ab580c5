import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

interface SchemaFormOptions {
  /** Whether a rejected submit moves the focus to the first invalid field; true by default. */
  shouldFocusError?: boolean
}

/** A form whose values are validated by a schema on every change; `Output` is what it submits. */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Values>,
  defaultValues: DefaultValues<Values>,
  options: SchemaFormOptions = {},
): UseFormReturn<Values, unknown, Output> {
  return useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onChange',
    defaultValues,
    ...options,
  })
}
