import { characterQuery } from '@/features/characters/characters.queries'
import { classTint, describeClass } from '@/features/characters/describe'
import { useGearImport } from '@/features/gear/use-gear-import'
import { useSimImport } from '@/features/sims/use-sim-import'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Page, PageHeader, SectionTitle } from '@/ui/page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Backpack, ChartNoAxesColumn, Plus, ScrollText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useShownWishlists } from '../edits.mutations'
import { groupByInstance } from '../group-wishlists'
import { useOfferList } from '../use-offer-list'
import { characterWishlistsQuery } from '../wishlists.queries'
import { CreateWishlistDialog } from './lazy-dialogs'
import { WishlistCard } from './wishlist-card'

interface CharacterWishlistsPageProps {
  characterId: string
  onOpen: (wishlistId: string) => void
  /** Shown below the header: who else sees the wishlists. */
  sharing?: ReactNode
}

/** A character's wishlists by raid and difficulty. */
export function CharacterWishlistsPage(props: CharacterWishlistsPageProps) {
  const { characterId, onOpen, sharing } = props
  const { data: character } = useSuspenseQuery(characterQuery(characterId))
  const { data } = useSuspenseQuery(characterWishlistsQuery(characterId))
  const wishlists = useShownWishlists(data)
  const [isCreating, setIsCreating] = useState(false)
  const simImport = useSimImport({ character }, useOfferList(character, onOpen))
  const gearImport = useGearImport(character)
  const createButton = (
    <Button onClick={() => setIsCreating(true)}>
      <Plus aria-hidden />
      Create Wishlist
    </Button>
  )
  return (
    <Page data-class={classTint(character.className)}>
      <Breadcrumb
        items={[
          { label: 'Home', render: (link) => <Link to="/" {...link} /> },
          { label: `${character.name}'s wishlists` },
        ]}
      />
      <PageHeader
        isTinted
        title={`${character.name}'s wishlists`}
        actions={
          <>
            {gearImport.isOffered && (
              <Button variant="outline" onClick={gearImport.start}>
                <Backpack aria-hidden />
                Import from SimulationCraft
              </Button>
            )}
            {simImport.isOffered && (
              <Button variant="outline" onClick={simImport.start}>
                <ChartNoAxesColumn aria-hidden />
                Import simulation
              </Button>
            )}
            {wishlists.length > 0 && createButton}
          </>
        }
      >
        <p className="mt-1 text-muted">{describeClass(character)}</p>
      </PageHeader>
      {sharing}
      {wishlists.length === 0 && (
        <EmptyState
          icon={<ScrollText />}
          title="No wishlists yet"
          text={`Create a wishlist to rank the items that ${character.name} wants from a raid.`}
          action={createButton}
        />
      )}
      {groupByInstance(wishlists).map(({ instance, wishlists: lists }) => (
        <section key={instance.id} aria-labelledby={`instance-${instance.id}`}>
          <SectionTitle id={`instance-${instance.id}`} className="mt-3 mb-3 sm:mt-0">
            {instance.name}
          </SectionTitle>
          <div className="grid grid-cards gap-4">
            {lists.map((wishlist) => (
              <WishlistCard key={wishlist.id} wishlist={wishlist} />
            ))}
          </div>
        </section>
      ))}
      <CreateWishlistDialog
        character={character}
        open={isCreating}
        onOpenChange={setIsCreating}
        onCreated={onOpen}
      />
      {simImport.dialog}
      {gearImport.dialog}
    </Page>
  )
}
