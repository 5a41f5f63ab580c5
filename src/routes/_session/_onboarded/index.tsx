import { loadQuery, tryQuery } from '@/app/load-query'
import type { Character } from '@/contract/character'
import { charactersQuery } from '@/features/characters/characters.queries'
import { CharacterCards } from '@/features/characters/components/character-cards'
import { SyncAllButton } from '@/features/characters/components/sync-all-button'
import { ImportMoreButton } from '@/features/onboarding/components/import-more-button'
import { hasFeature } from '@/features/session/features'
import { CreateWishlistDialog } from '@/features/wishlists/components/lazy-dialogs'
import { MainWishlists } from '@/features/wishlists/components/main-wishlists'
import { WishlistsLink } from '@/features/wishlists/components/wishlists-link'
import { mainWishlistsQuery } from '@/features/wishlists/wishlists.queries'
import { pageTitle } from '@/lib/page-title'
import { Button } from '@/ui/button'
import { Page, PageHeader } from '@/ui/page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'

export const Route = createFileRoute('/_session/_onboarded/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadQuery(queryClient, charactersQuery()),
      // Awaited to avoid a layout shift, but the page works without these wishlists.
      hasFeature(queryClient, 'wishlist-overview') && tryQuery(queryClient, mainWishlistsQuery()),
    ]),
  head: () => pageTitle('Home'),
  component: Home,
})

function Home() {
  const navigate = useNavigate()
  const { data: characters } = useSuspenseQuery(charactersQuery())
  const [creatingFor, setCreatingFor] = useState<Character | null>(null)
  return (
    <Page>
      <PageHeader title="Home" />
      <section aria-labelledby="main-wishlists" className="flex flex-col gap-4">
        <h2 id="main-wishlists" className="font-display text-2xl">
          This tier
        </h2>
        <MainWishlists />
      </section>
      <section aria-labelledby="characters" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="characters" className="font-display text-2xl">
            Your characters
          </h2>
          <div className="flex flex-wrap gap-2">
            <SyncAllButton characters={characters} />
            <ImportMoreButton />
          </div>
        </div>
        <CharacterCards
          characters={characters}
          emptyAction={<ImportMoreButton />}
          renderActions={(character) => (
            <>
              <Button
                size="sm"
                aria-label={`Create Wishlist for ${character.name}`}
                onClick={() => setCreatingFor(character)}
              >
                <Plus aria-hidden />
                Create Wishlist
              </Button>
              <WishlistsLink character={character} />
            </>
          )}
        />
      </section>
      {creatingFor && (
        <CreateWishlistDialog
          character={creatingFor}
          open
          onOpenChange={() => setCreatingFor(null)}
          onCreated={(wishlistId) =>
            void navigate({ to: '/wishlists/$wishlistId', params: { wishlistId } })
          }
        />
      )}
    </Page>
  )
}
