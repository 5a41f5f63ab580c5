import { CLASSES } from '@/game/classes'
import { ChoicesField } from '@/ui/form/choices-field'
import type { FieldBinding } from '@/ui/form/form-field'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useWatch, type FieldValues } from 'react-hook-form'

const OPTIONS = CLASSES.flatMap(({ name: className, specializations }) =>
  specializations.map(({ id, name }) => ({ value: id, label: `${name} ${className}` })),
)

/** Closed at first, because the list is long. */
export function SpecializationsField<Values extends FieldValues>({
  control,
  name,
}: FieldBinding<Values>) {
  // Rendered only while shown: they are three quarters of the form's fields.
  const [isOpen, setIsOpen] = useState(false)
  const chosen: readonly number[] = useWatch({ control, name }) ?? []
  return (
    <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex cursor-pointer items-center gap-1.5 rounded-sm text-sm font-medium text-text touch:min-h-touch">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint group-open:rotate-90" />
        Loot specializations
        <span className="font-normal text-muted">
          {chosen.length === 0 ? 'all' : `${chosen.length} of ${OPTIONS.length}`}
        </span>
      </summary>
      {isOpen && (
        <div className="mt-3">
          <ChoicesField
            control={control}
            name={name}
            label="Drops for"
            description="If none is ticked, it drops for every specialization."
            options={OPTIONS}
          />
        </div>
      )}
    </details>
  )
}
