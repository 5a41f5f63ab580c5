import type { CharacterId } from '@/contract/ids'
import { loadQuery, tryQuery } from '@/app/load-query'
import type { Character } from '@/contract/character'
import { charactersQuery } from '@/features/characters/characters.queries'
import { CharacterList } from '@/features/characters/components/character-list'
import { describePower } from '@/features/characters/describe'
import { SyncAllButton } from '@/features/characters/components/sync-all-button'
import { mostPlayedFirst } from '@/features/characters/most-played'
import { readAwardsSeen } from '@/features/guilds/awards-seen'
import { ownAwardsKey, ownAwardsQuery } from '@/features/guilds/own-awards.queries'
import { AwardedNote } from '@/features/guilds/components/awarded-note'
import { useAwardChanges } from '@/features/guilds/use-award-changes'
import { ImportMoreButton } from '@/features/onboarding/components/import-more-button'
import { hasFeature } from '@/features/session/use-feature'
import { CreateWishlistDialog } from '@/features/wishlists/components/lazy-dialogs'
import {
  homeFilter,
  rememberFilter,
  withRememberedFilter,
} from '@/features/wishlists/home/home-filter'
import { HomeHead } from '@/features/wishlists/home/home-head'
import { HomeSkeleton } from '@/features/wishlists/components/page-skeletons'
import { MainWishlists } from '@/features/wishlists/home/main-wishlists'
import { mainWishlistsQuery, wishlistsKey } from '@/features/wishlists/wishlists.queries'
import { pageTitle } from '@/app/page-title'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'

export const Route = createFileRoute('/_session/_onboarded/')({
  validateSearch: homeFilter,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadQuery(queryClient, charactersQuery()),
      // Awaited to avoid a layout shift, but the page works without these.
      hasFeature(queryClient, 'wishlist-overview') && tryQuery(queryClient, mainWishlistsQuery()),
      hasFeature(queryClient, 'guild-board') &&
        tryQuery(queryClient, ownAwardsQuery(readAwardsSeen(queryClient))),
    ]),
  head: () => pageTitle('Home'),
  pendingComponent: HomeSkeleton,
  component: Home,
})

function Home() {
  const navigate = Route.useNavigate()
  const queryClient = useQueryClient()
  const filter = withRememberedFilter(queryClient, Route.useSearch())
  const { data: characters } = useSuspenseQuery(charactersQuery())
  /** The character for which the Create Wishlist dialog is open. */
  const [creating, setCreating] = useState<Character | null>(null)
  const own = mostPlayedFirst(characters)
  useAwardChanges([wishlistsKey, ownAwardsKey])
  const ofCharacters = (renderLists: (characterId: CharacterId) => ReactNode) => (
    <Characters characters={characters} renderLists={renderLists} onCreate={setCreating} />
  )
  return (
    <div className="mx-auto flex w-full max-w-page flex-col sm:px-6 sm:py-6">
      {own.length > 0 ? (
        <MainWishlists
          filter={filter}
          onFilterChange={(next) => {
            rememberFilter(queryClient, next)
            void navigate({ search: next, replace: true, resetScroll: false })
          }}
          emptyAction={<CreateMainButton characters={own} onCreate={setCreating} />}
          renderAside={ofCharacters}
        />
      ) : (
        <>
          <HomeHead title="Home" />
          {ofCharacters(() => null)}
        </>
      )}
      {creating && (
        <CreateWishlistDialog
          character={creating}
          open
          onOpenChange={() => setCreating(null)}
          onCreated={(wishlistId) =>
            void navigate({ to: '/wishlists/$wishlistId', params: { wishlistId } })
          }
        />
      )}
    </div>
  )
}

interface CreateMainButtonProps {
  characters: readonly Character[]
  onCreate: (character: Character) => void
}

/** Asks for the character if there are several. */
function CreateMainButton({ characters, onCreate }: CreateMainButtonProps) {
  const [only, ...others] = characters
  const label = (
    <>
      <Plus aria-hidden />
      Create main wishlist
    </>
  )
  if (only && others.length === 0) return <Button onClick={() => onCreate(only)}>{label}</Button>
  return (
    <Menu trigger={<Button>{label}</Button>}>
      {characters.map((character) => (
        <MenuItem key={character.id} onSelect={() => onCreate(character)}>
          {character.name}
          <span className="text-muted">{describePower(character)}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}

interface CharactersProps {
  characters: readonly Character[]
  renderLists: (characterId: CharacterId) => ReactNode
  onCreate: (character: Character) => void
}

function Characters({ characters, renderLists, onCreate }: CharactersProps) {
  const isEmpty = characters.length === 0
  return (
    <>
      <AwardedNote />
      <section aria-labelledby="characters" className="max-sm:px-4 max-sm:py-2">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <h2 id="characters" className="font-semibold">
            Your characters
          </h2>
          <div className="flex">
            <SyncAllButton characters={characters} />
            {!isEmpty && <ImportMoreButton />}
          </div>
        </div>
        <CharacterList
          characters={characters}
          emptyAction={<ImportMoreButton isPrimary />}
          renderDetails={({ id }) => renderLists(id)}
          renderAction={(character) =>
            !character.isTransferred && (
              <IconButton
                label={`Create Wishlist for ${character.name}`}
                onClick={() => onCreate(character)}
              >
                <Plus />
              </IconButton>
            )
          }
        />
      </section>
    </>
  )
}
