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
      >
        {submitLabel}
      </Button>
    </>
  )
}
