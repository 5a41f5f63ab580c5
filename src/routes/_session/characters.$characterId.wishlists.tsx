import { loadQuery } from '@/app/load-query'
import { notFoundOn404 } from '@/app/not-found-on-404'
import { characterQuery } from '@/features/characters/characters.queries'
import { CharacterSharing } from '@/features/guilds/components/character-sharing'
import { CharacterWishlistsPage } from '@/features/wishlists/components/character-wishlists-page'
import { CharacterWishlistsSkeleton } from '@/features/wishlists/components/page-skeletons'
import { characterWishlistsQuery } from '@/features/wishlists/wishlists.queries'
import { pageTitle } from '@/app/page-title'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/characters/$characterId/wishlists')({
  loader: async ({ context: { queryClient }, params: { characterId } }) => {
    const [character] = await notFoundOn404(
      Promise.all([
        loadQuery(queryClient, characterQuery(characterId)),
        loadQuery(queryClient, characterWishlistsQuery(characterId)),
      ]),
    )
    return { characterName: character.name }
  },
  head: ({ loaderData }) => pageTitle(`Wishlists of ${loaderData?.characterName ?? 'a character'}`),
  pendingComponent: CharacterWishlistsSkeleton,
  component: CharacterWishlists,
})

function CharacterWishlists() {
  const { characterId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <CharacterWishlistsPage
      key={characterId}
      characterId={characterId}
      sharing={<CharacterSharing characterId={characterId} />}
      onOpen={(wishlistId) =>
        void navigate({ to: '/wishlists/$wishlistId', params: { wishlistId } })
      }
    />
  )
}
