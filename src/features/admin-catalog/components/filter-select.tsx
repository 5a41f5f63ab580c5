import { Select, type SelectOption } from '@/ui/overlays/select'
import { useChosen } from '@/ui/fields/use-chosen'

const ALL = 'all'

interface FilterSelectProps<Value extends string> {
  label: string
  allLabel: string
  value: Value | undefined
  options: readonly SelectOption<Value>[]
  onChange: (value: Value | undefined) => void
}

/** Filters a table by one value; undefined means no filter. */
export function FilterSelect<Value extends string>({
  label,
  allLabel,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  const [shown, choose] = useChosen(value, onChange)
  return (
    <Select<Value | typeof ALL>
      label={label}
      isLabelHidden
      value={shown ?? ALL}
      options={[{ value: ALL, label: allLabel }, ...options]}
      onChange={(next) => choose(next === ALL ? undefined : next)}
      className="min-w-40 flex-1 sm:max-w-64 sm:max-lg:min-w-32"
    />
  )
}
