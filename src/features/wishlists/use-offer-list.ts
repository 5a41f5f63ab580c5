import type { WishlistId } from '@/contract/ids'
import { automaticName, type CreateWishlistRequest, type Wishlist } from '@/contract/wishlist'
import { toastFailure } from '@/features/session/toast-failure'
import type { ImportedSim } from '@/features/sims/sim-target'
import { specializationLabel } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { toast } from '@/ui/messages/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCreateWishlist } from './wishlists.mutations'
import { characterWishlistsQuery } from './wishlists.queries'

/**
 * Returns the function that offers to create a wishlist when gains were imported for a raid,
 * difficulty and specialization for which the character has none: nothing else shows them.
 */
export function useOfferList(
  character: Wishlist['character'],
  onOpen: (wishlistId: WishlistId) => void,
) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useCreateWishlist(character.id)

  async function offer({ raids, specialization }: ImportedSim) {
    // Without the lists nothing is offered. A failure is told where they are shown.
    const lists = await queryClient.query(characterWishlistsQuery(character.id)).catch(() => null)
    const missing = raids.find(
      ({ instanceId, difficulty }) =>
        !lists?.some(
          (list) =>
            list.instance.id === instanceId &&
            list.difficulty === difficulty &&
            list.specialization === specialization,
        ),
    )
    const difficulty = DIFFICULTIES.find((known) => known === missing?.difficulty)
    if (!lists || !missing || !difficulty) return
    const { instanceId, instanceName } = missing
    const label = specializationLabel(character.className, specialization)
    const request = {
      instanceId,
      difficulty,
      specialization,
      name: automaticName({ instanceName, difficulty, specializationLabel: label }),
      isMainWishlist: false,
    }
    toast.info(`No ${label} wishlist for ${instanceName}, ${difficulty}`, {
      description: 'The gains are shown on a wishlist.',
      action: { label: 'Create', onClick: () => void create(request) },
    })
  }

  // The toast outlives the page. Callbacks of `mutate` are not called after it.
  async function create(request: CreateWishlistRequest) {
    try {
      const { id } = await mutateAsync(request)
      if (id) onOpen(id)
    } catch (error) {
      toastFailure('Failed to create wishlist', error)
    }
  }

  return (imported: ImportedSim) => {
    void offer(imported)
  }
}
