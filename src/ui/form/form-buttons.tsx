import { Button } from '../button'

interface FormButtonsProps {
  /** The `id` of the form. The buttons are outside of it, in the dialog's footer. */
  formId: string
  submitLabel: string
  submitVariant?: 'primary' | 'destructive'
  isDisabled?: boolean
  isSaving?: boolean
  /** Replaces `submitLabel` while saving. */
  savingLabel?: string
  /** Adds a second submit button. */
  submitAndContinueLabel?: string
  /** Called before a submit; `continues` is true for the second submit button. */
  onSubmitClick?: (continues: boolean) => void
  onCancel: () => void
}

/** Cancel and submit for the footer of a dialog that holds a form. */
export function FormButtons({
  formId,
  submitLabel,
  submitVariant,
  isDisabled,
  isSaving = false,
  savingLabel,
  submitAndContinueLabel,
  onSubmitClick,
  onCancel,
}: FormButtonsProps) {
  return (
    <>
      <Button variant="outline" disabled={isSaving} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={submitVariant}
        disabled={isDisabled}
        isLoading={isSaving}
        loadingText={savingLabel}
        // The Enter key clicks the first submit button.
        onClick={() => onSubmitClick?.(false)}
      >
        {submitLabel}
      </Button>
      {submitAndContinueLabel !== undefined && (
        <Button
          type="submit"
          form={formId}
          variant="outline"
          disabled={isDisabled || isSaving}
          onClick={() => onSubmitClick?.(true)}
        >
          {submitAndContinueLabel}
        </Button>
      )}
    </>
  )
}
