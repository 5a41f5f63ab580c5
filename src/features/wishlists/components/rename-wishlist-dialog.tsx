import { ApiError, messageOf } from '@/api/errors'
import { createWishlistRequest, type Wishlist } from '@/contract/wishlist'
import { Button } from '@/ui/button'
import { Input } from '@/ui/input'
import { Modal } from '@/ui/modal'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useUpdateWishlist } from '../wishlists.mutations'

const renameForm = z.pick(createWishlistRequest, { name: true })

interface RenameWishlistDialogProps {
  wishlist: Pick<Wishlist, 'id' | 'name'>
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Gives a list another name. */
export function RenameWishlistDialog({ wishlist, open, onOpenChange }: RenameWishlistDialogProps) {
  const formId = useId()
  const update = useUpdateWishlist()
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      isDismissible={!update.isPending}
      title="Rename wishlist"
      footer={
        <>
          <Button variant="outline" disabled={update.isPending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            isLoading={update.isPending}
            loadingText="Renaming..."
          >
            Rename
          </Button>
        </>
      }
    >
      <RenameForm
        id={formId}
        name={wishlist.name}
        isSaving={update.isPending}
        onSubmit={async ({ name }) => {
          await update.mutateAsync({ id: wishlist.id, name })
          onOpenChange(false)
        }}
      />
    </Modal>
  )
}

interface RenameFormProps {
  id: string
  name: string
  isSaving: boolean
  onSubmit: (values: { name: string }) => Promise<void>
}

function RenameForm({ id, name, isSaving, onSubmit }: RenameFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(renameForm),
    mode: 'onChange',
    defaultValues: { name },
  })
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) =>
        void handleSubmit(async (values) => {
          try {
            await onSubmit(values)
          } catch (error) {
            if (!(error instanceof ApiError)) throw error
            // One field, one owner: whatever failed is said under it.
            setError('name', { message: messageOf(error) }, { shouldFocus: true })
          }
        })(event)
      }
    >
      <fieldset disabled={isSaving}>
        <Input
          label="Wishlist Name"
          autoComplete="off"
          {...register('name')}
          error={formState.errors.name?.message}
        />
      </fieldset>
    </form>
  )
}
