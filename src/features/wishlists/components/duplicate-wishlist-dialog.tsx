import type { WishlistId } from '@/contract/ids'
import { toFormError } from '@/api/form-error'
import { WISH_FIELDS } from '@/contract/wish-fields'
import { createWishlistRequest, type Wishlist } from '@/contract/wishlist'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { useFeature } from '@/features/session/use-feature'
import { DIFFICULTIES } from '@/game/difficulties'
import type { DialogProps } from '@/lib/load-later'
import { FormModal } from '@/ui/form/form-modal'
import { SelectField } from '@/ui/form/select-field'
import { useQuery } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import { difficultyOptions, specializationOptions } from '../create-defaults'
import { useDuplicateWishlist } from '../wishlists.mutations'

const duplicateForm = z.pick(createWishlistRequest, { difficulty: true, specialization: true })

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
  const duplicate = useDuplicateWishlist()
  const hasTicks = useFeature(WISH_FIELDS.isObtained.feature)
  // Whether the copy may have another difficulty and specialization.
  const hasOptions = useFeature('duplicate-options')
  return (
    <FormModal
      open={open}
      onOpenChange={onOpenChange}
      title={`Duplicate ${wishlist.name}`}
      description={`The copy contains all items${hasTicks ? ', none of them ticked' : ''}.`}
      schema={duplicateForm}
      defaults={{
        // A difficulty that this version does not know cannot be requested.
        difficulty: DIFFICULTIES.find((known) => known === wishlist.difficulty) ?? 'Heroic',
        specialization: wishlist.specialization,
      }}
      keepAs={`copy of ${wishlist.id}`}
      onSubmit={async (changes) => {
        const { id } = await duplicate.mutateAsync({ wishlist, ...(hasOptions && changes) })
        onOpenChange(false)
        if (id) onDuplicated?.(id)
      }}
      isSaving={duplicate.isPending}
      readError={toFormError}
      submitLabel="Duplicate"
      savingLabel="Duplicating..."
    >
      {({ control }) => hasOptions && <CopyFields control={control} wishlist={wishlist} />}
    </FormModal>
  )
}

interface CopyFieldsProps {
  control: Control<z.input<typeof duplicateForm>, unknown, z.output<typeof duplicateForm>>
  wishlist: Wishlist
}

function CopyFields({ control, wishlist }: CopyFieldsProps) {
  const instances = useQuery(activeInstancesQuery())
  // Inactive raids are missing here. For them, all difficulties are offered and the server checks.
  const instance = instances.data?.find((one) => one.id === wishlist.instance.id)
  return (
    <>
      <SelectField
        control={control}
        name="difficulty"
        label="Difficulty"
        options={difficultyOptions(instance?.availableDifficulties)}
      />
      <SelectField
        control={control}
        name="specialization"
        label="Specialization"
        options={specializationOptions(wishlist.character.className)}
      />
    </>
  )
}
