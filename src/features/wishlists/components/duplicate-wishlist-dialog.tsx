import { ApiError, messageOf, ValidationError } from '@/api/errors'
import type { Wishlist } from '@/contract/wishlist'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { findClass } from '@/game/classes'
import { DIFFICULTIES, type Difficulty } from '@/game/difficulties'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import { Modal } from '@/ui/modal'
import { Select } from '@/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { difficultyOptions } from '../difficulty-options'
import { useDuplicateWishlist } from '../wishlists.mutations'

interface DuplicateWishlistDialogProps {
  wishlist: Wishlist
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  onDuplicated?: (wishlistId: string) => void
}

/** Copies a list with its items, to another difficulty or specialization if wanted. */
export function DuplicateWishlistDialog({
  wishlist,
  open,
  onOpenChange,
  onDuplicated,
}: DuplicateWishlistDialogProps) {
  const { character } = wishlist
  const duplicate = useDuplicateWishlist()
  const instances = useQuery({ ...activeInstancesQuery(), enabled: open })
  // A raid that is over is not among them; then the server says what it does not have.
  const instance = instances.data?.find(({ id }) => id === wishlist.instance.id)
  const oneAtATime = useOneAtATime()
  const [difficulty, setDifficulty] = useState(asDifficulty(wishlist.difficulty))
  const [specialization, setSpecialization] = useState(wishlist.specialization)

  async function copy() {
    try {
      const { id } = await duplicate.mutateAsync({ id: wishlist.id, difficulty, specialization })
      onOpenChange(false)
      onDuplicated?.(id)
    } catch (error) {
      // The dialog shows what the mutation holds of it.
      if (!(error instanceof ApiError)) throw error
    }
  }

  function close() {
    // The next time starts from the list again.
    duplicate.reset()
    setDifficulty(asDifficulty(wishlist.difficulty))
    setSpecialization(wishlist.specialization)
    onOpenChange(false)
  }

  return (
    <Modal
      open={open}
      onOpenChange={close}
      isDismissible={!duplicate.isPending}
      title={`Duplicate ${wishlist.name}`}
      description="The copy gets all items; nothing is marked as obtained."
      footer={
        <>
          <Button variant="outline" disabled={duplicate.isPending} onClick={close}>
            Cancel
          </Button>
          <Button
            isLoading={duplicate.isPending}
            loadingText="Duplicating..."
            onClick={() => void oneAtATime(copy)}
          >
            Duplicate
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Select
          label="Difficulty"
          value={difficulty}
          onChange={setDifficulty}
          options={difficultyOptions(instance?.availableDifficulties)}
        />
        <Select
          label="Specialization"
          value={specialization}
          onChange={setSpecialization}
          options={(findClass(character.className)?.specializations ?? []).map(
            ({ slug, name }) => ({ value: slug, label: name }),
          )}
        />
        {duplicate.error && (
          <InlineMessage tone="error" role="alert">
            {whyOf(duplicate.error)}
          </InlineMessage>
        )}
      </div>
    </Modal>
  )
}

/** A difficulty we do not know cannot be copied to; the usual one is proposed instead. */
function asDifficulty(value: string): Difficulty {
  return DIFFICULTIES.find((known) => known === value) ?? 'Heroic'
}

/** What the server says of the fields it refuses tells more than that it refused. */
function whyOf(error: Error): string {
  const messages = error instanceof ValidationError ? Object.values(error.fields) : []
  return messages.length > 0 ? messages.join(' ') : messageOf(error)
}
