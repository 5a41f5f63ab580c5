import { loadQuery } from '@/app/load-query'
import { YourData } from '@/features/account/components/your-data'
import { charactersQuery } from '@/features/characters/characters.queries'
import type { Character } from '@/contract/character'
import { CharacterList } from '@/features/characters/components/character-list'
import { GuildList } from '@/features/guilds/components/guild-list'
import { ImportMoreButton } from '@/features/onboarding/components/import-more-button'
import { guildsQuery } from '@/features/guilds/guilds.queries'
import { useFeature } from '@/features/session/use-feature'
import { meQuery } from '@/features/session/session.queries'
import { useAuth } from '@/features/session/use-auth'
import { formatDate } from '@/lib/format'
import { RemoveCharacter } from '@/features/wishlists/components/remove-character'
import { pageTitle } from '@/app/page-title'
import { Button } from '@/ui/button'
import { MenuItem } from '@/ui/menu'
import { Page, PageHeader, SectionTitle } from '@/ui/page'
import { PageSkeleton, RowsSkeleton } from '@/ui/messages/page-skeleton'
import { Skeleton } from '@/ui/messages/skeleton'
import { useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LogOut, Trash2 } from 'lucide-react'
import { useState } from 'react'

export const Route = createFileRoute('/_session/_onboarded/profile')({
  loader: async ({ context: { queryClient } }) => {
    // The page does not wait for these.
    void queryClient.prefetchQuery(guildsQuery())
    await Promise.all([
      loadQuery(queryClient, meQuery()),
      loadQuery(queryClient, charactersQuery()),
    ])
  },
  head: () => pageTitle('Profile'),
  pendingComponent: ProfileSkeleton,
  component: Profile,
})

const SECTION = 'mt-4 flex flex-col gap-3'

function ProfileSkeleton() {
  return (
    <PageSkeleton hasFacts>
      <Skeleton className="h-20" />
      <RowsSkeleton count={3} />
    </PageSkeleton>
  )
}

function Profile() {
  const { signOut } = useAuth()
  const canManageData = useFeature('manage-data')
  const [removed, setRemoved] = useState<Character | null>(null)
  const [{ data: user }, { data: characters }] = useSuspenseQueries({
    queries: [meQuery(), charactersQuery()],
  })
  const memberSince = formatDate(user?.createdAt)
  return (
    <Page>
      <PageHeader
        // The display font has old-style figures, whose 0 looks like the letter o.
        title={<span className="font-sans font-semibold">{user?.battleNetTag ?? 'Profile'}</span>}
        actions={
          <Button variant="outline" onClick={() => void signOut()}>
            <LogOut aria-hidden />
            Sign out
          </Button>
        }
      >
        {memberSince && <p className="mt-1 text-muted">{`Member since ${memberSince}`}</p>}
      </PageHeader>
      <section aria-labelledby="guilds" className={SECTION}>
        <SectionTitle id="guilds">Guilds</SectionTitle>
        <GuildList headingLevel={3} />
      </section>
      <section aria-labelledby="characters" className={SECTION}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SectionTitle id="characters">Characters</SectionTitle>
          <ImportMoreButton />
        </div>
        <CharacterList
          characters={characters}
          emptyAction={<ImportMoreButton />}
          renderMenuItems={(character) =>
            canManageData && (
              <MenuItem isDanger icon={<Trash2 />} onSelect={() => setRemoved(character)}>
                Remove
              </MenuItem>
            )
          }
        />
        {removed && <RemoveCharacter character={removed} onClose={() => setRemoved(null)} />}
      </section>
      {canManageData && user && (
        <section aria-labelledby="your-data" className={SECTION}>
          <SectionTitle id="your-data">Your data</SectionTitle>
          <YourData battleTag={user.battleNetTag} />
        </section>
      )}
    </Page>
  )
}
