import type { WishlistId } from '@/contract/ids'
import { toFormError } from '@/api/form-error'
import { WISH_FIELDS } from '@/contract/wish-fields'
import { createWishlistRequest, type Wishlist } from '@/contract/wishlist'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { useFeature } from '@/features/session/use-feature'
import { DIFFICULTIES } from '@/game/difficulties'
import type { DialogProps } from '@/lib/load-later'
import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { SelectField } from '@/ui/form/select-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Modal } from '@/ui/overlays/modal'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import * as z from 'zod/mini'
import { difficultyOptions, specializationOptions } from '../create-defaults'
import { useDuplicateWishlist } from '../wishlists.mutations'

const duplicateForm = z.pick(createWishlistRequest, { difficulty: true, specialization: true })
type DuplicateChanges = z.output<typeof duplicateForm>

interface DuplicateWishlistDialogProps extends DialogProps {
  wishlist: Wishlist
  onDuplicated?: (wishlistId: WishlistId) => void
}

/** Copies a wishlist with its wishes, optionally to another difficulty or specialization. */
export function DuplicateWishlistDialog({
  wishlist,
  open,
  onOpenChange,
  onDuplicated,
}: DuplicateWishlistDialogProps) {
  const formId = useId()
  const duplicate = useDuplicateWishlist()
  const hasTicks = useFeature(WISH_FIELDS.isObtained.feature)
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      isDismissible={!duplicate.isPending}
      title={`Duplicate ${wishlist.name}`}
      description={`The copy contains all items${hasTicks ? ', none of them ticked' : ''}.`}
      footer={
        <FormButtons
          formId={formId}
          submitLabel="Duplicate"
          isSaving={duplicate.isPending}
          savingLabel="Duplicating..."
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      {/* Closing unmounts the form, which resets it. */}
      <DuplicateWishlistForm
        id={formId}
        wishlist={wishlist}
        isSaving={duplicate.isPending}
        onSubmit={async (changes) => {
          const { id } = await duplicate.mutateAsync({ wishlist, ...changes })
          onOpenChange(false)
          if (id) onDuplicated?.(id)
        }}
      />
    </Modal>
  )
}

interface DuplicateWishlistFormProps {
  id: string
  wishlist: Wishlist
  isSaving: boolean
  onSubmit: (changes: Partial<DuplicateChanges>) => Promise<void>
}

function DuplicateWishlistForm(props: DuplicateWishlistFormProps) {
  const { id, wishlist, isSaving, onSubmit } = props
  // Whether the copy may have another difficulty and specialization.
  const hasOptions = useFeature('duplicate-options')
  const instances = useQuery(activeInstancesQuery())
  // Inactive raids are missing here. For them, all difficulties are offered and the server checks.
  const instance = instances.data?.find((one) => one.id === wishlist.instance.id)
  const { className } = wishlist.character
  const form = useSchemaForm(duplicateForm, {
    // A difficulty that this version does not know cannot be requested.
    difficulty: DIFFICULTIES.find((known) => known === wishlist.difficulty) ?? 'Heroic',
    specialization: wishlist.specialization,
  })
  return (
    <Form
      id={id}
      form={form}
      onSubmit={(changes) => onSubmit(hasOptions ? changes : {})}
      isSaving={isSaving}
      readError={toFormError}
      keepAs={`copy of ${wishlist.id}`}
    >
      {hasOptions && (
        <>
          <SelectField
            control={form.control}
            name="difficulty"
            label="Difficulty"
            options={difficultyOptions(instance?.availableDifficulties)}
          />
          <SelectField
            control={form.control}
            name="specialization"
            label="Specialization"
            options={specializationOptions(className)}
          />
        </>
      )}
    </Form>
  )
}
