import * as RadixSelect from '@radix-ui/react-select'
import { cx } from 'class-variance-authority'
import { Check, ChevronDown } from 'lucide-react'
import { useImperativeHandle, useRef, useState, type FocusEventHandler, type Ref } from 'react'

import { closestLandmark } from '../closest-landmark'
import { controlStyles } from '../fields/control-styles'
import { Field, useField, type FieldTexts } from '../fields/field'
import { Spinner } from '../messages/spinner'
import { useCloseOnBack } from '../use-close-on-back'
import { useUnhidePage } from '../use-unhide-page'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  isDisabled?: boolean
  /** The heading above this option and the following ones of the same group. */
  group?: string
}

interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[]
  /** Empty or undefined if no option is selected; the placeholder is shown. */
  value?: Value | ''
  onChange: (value: Value) => void
  onBlur?: FocusEventHandler<HTMLButtonElement>
  placeholder?: string
  /** Disables the field and shows a spinner while the options load. */
  isLoading?: boolean
  disabled?: boolean
  variant?: 'default' | 'filled'
  id?: string
  name?: string
  className?: string
  /** The button that opens the list. Form libraries focus it if the field is invalid. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * Selects one of several options. Accepts the `field` of a react-hook-form Controller as props. Use
 * Tabs or checkboxes for two or three options that should all be visible.
 *
 * @example
 * <Controller name="difficulty" control={control} render={({ field }) => (
 *   <Select label="Difficulty" options={options} {...field} />
 * )} />
 */
export function Select<Value extends string>({
  id,
  ref,
  label,
  isLabelHidden,
  isRequired,
  description,
  error,
  success,
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Select…',
  isLoading = false,
  disabled = false,
  variant,
  name,
  className,
}: SelectProps<Value>) {
  const texts = { label, isLabelHidden, isRequired, description, error, success }
  const field = useField(texts, id)
  const trigger = useRef<HTMLButtonElement>(null)
  // React attaches `trigger` before it runs this, so it is never null here.
  useImperativeHandle(ref, () => trigger.current!, [])
  const [landmark, setLandmark] = useState<Element | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [hasOptions, setHasOptions] = useState(false)
  useUnhidePage(isOpen)
  useCloseOnBack(isOpen, () => setIsOpen(false))
  return (
    <Field {...texts} field={field} className={className}>
      <RadixSelect.Root
        value={value ?? ''}
        // Radix types the value as string; it is always the value of an option.
        onValueChange={(next) => next !== '' && onChange(next as Value)}
        open={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open)
          setLandmark(closestLandmark(trigger.current))
        }}
        disabled={disabled || isLoading}
        name={name}
      >
        <RadixSelect.Trigger
          id={field.id}
          ref={trigger}
          onFocus={() => setHasOptions(true)}
          onBlur={onBlur}
          aria-busy={isLoading || undefined}
          {...field.aria}
          className={cx(
            controlStyles({ variant, state: field.state }),
            'flex h-10 touch:min-h-touch items-center justify-between gap-2 px-3 text-left data-placeholder:text-faint',
          )}
        >
          <span className="min-w-0 truncate">
            <RadixSelect.Value placeholder={placeholder}>
              {options.find((option) => option.value === value)?.label ?? ''}
            </RadixSelect.Value>
          </span>
          {isLoading ? (
            <Spinner size="sm" className="text-accent" />
          ) : (
            <ChevronDown aria-hidden className="size-4 shrink-0 text-faint" />
          )}
        </RadixSelect.Trigger>
        {/* Radix renders the options of a closed list too, which takes long. Before the first focus nobody can select
            one by its first letters. */}
        {(isOpen || hasOptions) && <Options options={options} container={landmark} />}
      </RadixSelect.Root>
    </Field>
  )
}

interface OptionsProps {
  options: readonly SelectOption<string>[]
  container: Element | null
}

function Options({ options, container }: OptionsProps) {
  return (
    <RadixSelect.Portal container={container}>
      <RadixSelect.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className="z-50 max-h-options w-(--radix-select-trigger-width) min-w-44 animate-pop-in overflow-x-hidden overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised shadow-overlay"
      >
        {/* Content scrolls, not Viewport: a scrollable element must have or contain the focus. */}
        <RadixSelect.Viewport className="p-1" style={{ overflow: 'visible', flex: 'none' }}>
          {groupOptions(options).map(({ name: group, members }) =>
            group === undefined ? (
              members.map((option) => <Item key={option.value} {...option} />)
            ) : (
              <RadixSelect.Group key={group}>
                <RadixSelect.Label className="px-2.5 pt-2 pb-1 text-xs font-medium text-faint">
                  {group}
                </RadixSelect.Label>
                {members.map((option) => (
                  <Item key={option.value} {...option} />
                ))}
              </RadixSelect.Group>
            ),
          )}
        </RadixSelect.Viewport>
      </RadixSelect.Content>
    </RadixSelect.Portal>
  )
}

interface OptionGroup {
  name: string | undefined
  members: SelectOption<string>[]
}

/** Puts consecutive options with the same `group` together. */
function groupOptions(options: readonly SelectOption<string>[]): OptionGroup[] {
  const groups: OptionGroup[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.name === option.group) last.members.push(option)
    else groups.push({ name: option.group, members: [option] })
  }
  return groups
}

function Item({ value, label, isDisabled }: SelectOption<string>) {
  return (
    <RadixSelect.Item
      value={value}
      disabled={isDisabled}
      className="flex cursor-pointer items-center justify-between gap-3 rounded-md px-2.5 py-2 text-sm text-text -outline-offset-2 select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-highlight data-[state=checked]:text-accent-text touch:min-h-touch touch:text-base forced-colors:data-highlighted:outline-2"
    >
      <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
      <RadixSelect.ItemIndicator>
        <Check aria-hidden className="size-4" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  )
}
