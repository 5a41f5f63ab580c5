import { toFormError } from '@/api/form-error'
import { deleteAccount, isBattleTag } from '@/contract/account'
import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Modal } from '@/ui/overlays/modal'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useDeleteAccount } from '../account.mutations'

interface DeleteAccountDialogProps {
  battleTag: string
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Asks the user to type their BattleTag before the account is deleted. Unmount it to reset the
 * field.
 */
export function DeleteAccountDialog({ battleTag, open, onOpenChange }: DeleteAccountDialogProps) {
  const formId = useId()
  const deletion = useDeleteAccount()
  const form = useSchemaForm(deleteAccount.body, { battleNetTag: '' })
  const typed = useWatch({ control: form.control, name: 'battleNetTag' })
  const isConfirmed = isBattleTag(typed, battleTag)
  return (
    <Modal
      size="sm"
      variant="destructive"
      open={open}
      onOpenChange={onOpenChange}
      isDismissible={!deletion.isPending}
      title="Delete your account?"
      description="This permanently deletes your account, your characters and all their wishlists, and signs you out on every device. Your characters at Battle.net are not affected."
      footer={
        <FormButtons
          formId={formId}
          submitLabel="Delete account"
          submitVariant="destructive"
          isDisabled={!isConfirmed}
          isSaving={deletion.isPending}
          savingLabel="Deleting..."
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <Form
        id={formId}
        form={form}
        // Enter in the field submits too.
        onSubmit={({ battleNetTag }) => isConfirmed && deletion.mutateAsync(battleNetTag)}
        isSaving={deletion.isPending}
        readError={toFormError}
      >
        <TextField
          control={form.control}
          name="battleNetTag"
          label={`Type ${battleTag} to confirm`}
          hasInitialFocus
        />
      </Form>
    </Modal>
  )
}
