import { loadQuery, tryQuery } from '@/app/load-query'
import type { Character } from '@/contract/character'
import { charactersQuery } from '@/features/characters/characters.queries'
import { CharacterList } from '@/features/characters/components/character-list'
import { SyncAllButton } from '@/features/characters/components/sync-all-button'
import { mostPlayed } from '@/features/characters/most-played'
import { readAwardsSeen } from '@/features/guild-board/awards-seen'
import { ownAwardsQuery } from '@/features/guild-board/awards.queries'
import { AwardedNote } from '@/features/guild-board/components/awarded-note'
import { ImportMoreButton } from '@/features/onboarding/components/import-more-button'
import { hasFeature } from '@/features/session/features'
import { CreateWishlistDialog } from '@/features/wishlists/components/lazy-dialogs'
import { MainWishlists } from '@/features/wishlists/components/main-wishlists'
import { mainWishlistsQuery } from '@/features/wishlists/wishlists.queries'
import { InTurn } from '@/lib/in-turn'
import { pageTitle } from '@/lib/page-title'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Page, PageHeader, SectionTitle } from '@/ui/page'
import { RowsSkeleton } from '@/ui/page-skeleton'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'

const search = z.object({
  /** A character id. */
  character: z.catch(z.optional(z.string()), undefined),
  difficulty: z.catch(z.optional(z.string()), undefined),
})

export const Route = createFileRoute('/_session/_onboarded/')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadQuery(queryClient, charactersQuery()),
      // Awaited to avoid a layout shift, but the page works without these.
      hasFeature(queryClient, 'wishlist-overview') && tryQuery(queryClient, mainWishlistsQuery()),
      hasFeature(queryClient, 'guild-board') &&
        tryQuery(queryClient, ownAwardsQuery(readAwardsSeen(queryClient))),
    ]),
  head: () => pageTitle('Home'),
  component: Home,
})

/** The character for which the Create Wishlist dialog is open. */
interface Creating {
  character: Character
  isMain: boolean
}

function Home() {
  const navigate = Route.useNavigate()
  const filter = Route.useSearch()
  const { data: characters } = useSuspenseQuery(charactersQuery())
  const [creating, setCreating] = useState<Creating | null>(null)
  const first = mostPlayed(characters)
  return (
    <Page>
      <PageHeader title="Home" />
      <InTurn placeholder={<RowsSkeleton count={6} />}>
        <AwardedNote />
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-3">
          {first && (
            <section aria-labelledby="this-tier" className="flex flex-col gap-3 lg:col-span-2">
              <SectionTitle id="this-tier">This tier</SectionTitle>
              <MainWishlists
                filter={filter}
                onFilterChange={(next) =>
                  void navigate({ search: next, replace: true, resetScroll: false })
                }
                emptyAction={
                  <Button onClick={() => setCreating({ character: first, isMain: true })}>
                    <Plus aria-hidden />
                    Create main wishlist
                  </Button>
                }
              />
            </section>
          )}
          <section
            aria-labelledby="characters"
            className={`flex flex-col gap-3 ${first ? '' : 'lg:col-span-3'}`}
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <SectionTitle id="characters">Your characters</SectionTitle>
              <div className="flex flex-wrap gap-2">
                <SyncAllButton characters={characters} />
                {first && <ImportMoreButton />}
              </div>
            </div>
            <InTurn placeholder={<RowsSkeleton count={3} />}>
              <CharacterList
                characters={characters}
                emptyAction={<ImportMoreButton variant="primary" />}
                renderAction={(character) => (
                  <IconButton
                    label={`Create Wishlist for ${character.name}`}
                    variant="outline"
                    onClick={() => setCreating({ character, isMain: false })}
                  >
                    <Plus />
                  </IconButton>
                )}
              />
            </InTurn>
          </section>
        </div>
      </InTurn>
      {creating && (
        <CreateWishlistDialog
          {...creating}
          open
          onOpenChange={() => setCreating(null)}
          onCreated={(wishlistId) =>
            void navigate({ to: '/wishlists/$wishlistId', params: { wishlistId } })
          }
        />
      )}
    </Page>
  )
}
