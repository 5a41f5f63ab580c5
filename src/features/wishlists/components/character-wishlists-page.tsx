import type { CharacterId, WishlistId } from '@/contract/ids'
import { FactionBadge } from '@/features/characters/components/faction-badge'
import { TransferredNote } from '@/features/characters/components/transferred-note'
import { characterQuery } from '@/features/characters/characters.queries'
import { classTint, describeClass } from '@/features/characters/describe'
import { useGearImport } from '@/features/gear/use-gear-import'
import { useSimImport } from '@/features/sims/use-sim-import'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { Page, PageHeader, SectionTitle } from '@/ui/page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Backpack, ChartNoAxesColumn, Plus, ScrollText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useShownWishlists } from '../edits/shown-edits'
import { groupByInstance } from '../group-wishlists'
import { useImportEffects } from '../use-import-effects'
import { useOfferList } from '../use-offer-list'
import { characterWishlistsQuery } from '../wishlists.queries'
import { CreateWishlistDialog } from './lazy-dialogs'
import { WishlistCard } from './wishlist-card'

interface CharacterWishlistsPageProps {
  characterId: CharacterId
  onOpen: (wishlistId: WishlistId) => void
  /** Shown below the lists: who else sees them. */
  sharing?: ReactNode
}

export function CharacterWishlistsPage(props: CharacterWishlistsPageProps) {
  const { characterId, onOpen, sharing } = props
  const { data: character } = useSuspenseQuery(characterQuery(characterId))
  const { data } = useSuspenseQuery(characterWishlistsQuery(characterId))
  const wishlists = useShownWishlists(data)
  const [isCreating, setIsCreating] = useState(false)
  const offerList = useOfferList(character, onOpen)
  const effects = useImportEffects(characterId)
  const simImport = useSimImport({ character }, async (imported) => {
    offerList(imported)
    const text = await effects.ofSim(imported)
    return text === null ? undefined : { text }
  })
  const gearImport = useGearImport(character, effects.ofGear)
  const createButton = !character.isTransferred && (
    <Button onClick={() => setIsCreating(true)}>
      <Plus aria-hidden />
      Create Wishlist
    </Button>
  )
  return (
    <Page isDense data-class={classTint(character.className)}>
      <Breadcrumb isBar items={[{ label: 'Home', render: (link) => <Link to="/" {...link} /> }]} />
      <div className="flex flex-col gap-3 max-sm:px-4 max-sm:pt-2 sm:gap-6">
        <PageHeader
          isTinted
          title={`${character.name}'s wishlists`}
          actions={
            <>
              {gearImport.isOffered && (
                <Button variant="outline" className="max-sm:px-3" onClick={gearImport.start}>
                  <Backpack aria-hidden className="max-sm:hidden" />
                  Gear <span className="max-sm:sr-only">(/simc)</span>
                </Button>
              )}
              {simImport.isOffered && (
                <Button variant="outline" className="max-sm:px-3" onClick={simImport.start}>
                  <ChartNoAxesColumn aria-hidden className="max-sm:hidden" />
                  Simulation
                </Button>
              )}
              {wishlists.length > 0 && createButton}
            </>
          }
        >
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
            <span>{describeClass(character)}</span>
            <FactionBadge character={character} />
          </p>
        </PageHeader>
        <TransferredNote character={character} />
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
            <SectionTitle id={`instance-${instance.id}`} className="mb-2 sm:mb-3">
              {instance.name}
            </SectionTitle>
            <div className="grid grid-cards gap-4">
              {lists.map((wishlist) => (
                <WishlistCard key={wishlist.id} wishlist={wishlist} />
              ))}
            </div>
          </section>
        ))}
        {sharing}
      </div>
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
