import { cx } from 'class-variance-authority'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'

/** The label and messages that every form field supports. */
export interface FieldTexts {
  label: ReactNode
  /** Shows the label to screen readers only, e.g. in a table whose header has the same text. */
  isLabelHidden?: boolean
  /** Marks the field as one that has to be filled. */
  isRequired?: boolean
  description?: ReactNode
  /** Error message. Marks the field as invalid. */
  error?: ReactNode
  success?: ReactNode
}

/** The ids of a field and its messages, the ARIA attributes that connect them, and its look. */
export function useField(
  { isRequired, description, error, success }: FieldTexts,
  givenId?: string,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const ids = {
    description: hasText(description) ? `${id}-description` : undefined,
    error: hasText(error) ? `${id}-error` : undefined,
    success: hasText(success) && !hasText(error) ? `${id}-success` : undefined,
  }
  const describedBy = Object.values(ids).filter((part) => part !== undefined)
  return {
    id,
    ids,
    state: ids.error ? ('error' as const) : ids.success ? ('success' as const) : ('none' as const),
    aria: {
      'aria-required': isRequired || undefined,
      'aria-invalid': hasText(error) ? true : undefined,
      'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    },
  }
}

interface FieldProps extends FieldTexts {
  field: ReturnType<typeof useField>
  /** Shown to the right of the messages, e.g. a character counter. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Lays out a label above and messages below a control. Used by Input, Textarea and Select. */
export function Field({
  field: { id, ids },
  label,
  isLabelHidden = false,
  isRequired = false,
  description,
  error,
  success,
  aside,
  className,
  children,
}: FieldProps) {
  const hasFoot = aside !== undefined || Object.values(ids).some((part) => part !== undefined)
  return (
    <div className={cx('min-w-0', className)}>
      <div className={isLabelHidden ? 'sr-only' : 'mb-1.5 flex gap-1 text-sm'}>
        <label htmlFor={id} className="min-w-0 font-medium text-text">
          {label}
        </label>
        {isRequired && <RequiredMark />}
      </div>
      {children}
      {hasFoot && (
        <div className="mt-1.5 flex items-start justify-between gap-3 text-sm">
          <FieldMessages ids={ids} description={description} error={error} success={success} />
          {aside}
        </div>
      )}
    </div>
  )
}

interface LabelBesideProps extends FieldTexts {
  field: ReturnType<typeof useField>
}

/** The label and messages to the right of a Checkbox or Switch. */
export function LabelBeside({
  field,
  label,
  isLabelHidden = false,
  ...messages
}: LabelBesideProps) {
  return (
    <div className="min-w-0 flex-1 text-sm">
      <label
        htmlFor={field.id}
        className={isLabelHidden ? 'sr-only' : 'block pt-0.5 text-text touch:text-base touch:pt-0'}
      >
        {label}
      </label>
      <FieldMessages ids={field.ids} {...messages} />
    </div>
  )
}

/** Beside the label and not in it, so that it is no part of the field's name. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-muted">
      (required)
    </span>
  )
}

interface FieldMessagesProps extends Omit<FieldTexts, 'label' | 'isRequired'> {
  ids: ReturnType<typeof useField>['ids']
}

/** The messages below a field: the description, then the error or success message. */
export function FieldMessages({ ids, description, error, success }: FieldMessagesProps) {
  return (
    <div className="min-w-0 flex-1 space-y-1">
      {ids.description !== undefined && (
        <p id={ids.description} className="text-muted">
          {description}
        </p>
      )}
      {ids.error !== undefined && (
        <p id={ids.error} className="flex items-start gap-1.5 text-error-text">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {ids.success !== undefined && (
        <p id={ids.success} className="flex items-start gap-1.5 text-success-text">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{success}</span>
        </p>
      )}
    </div>
  )
}

function hasText(text: ReactNode) {
  return text !== undefined && text !== null && text !== false && text !== ''
}
