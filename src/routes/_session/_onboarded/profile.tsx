import { loadQuery } from '@/app/load-query'
import { YourData } from '@/features/account/components/your-data'
import { charactersQuery } from '@/features/characters/characters.queries'
import type { Character } from '@/contract/character'
import { CharacterList } from '@/features/characters/components/character-list'
import { GuildList } from '@/features/guilds/components/guild-list'
import { ImportMoreButton } from '@/features/onboarding/components/import-more-button'
import { useFeature } from '@/features/session/features'
import { meQuery } from '@/features/session/session.queries'
import { useAuth } from '@/features/session/use-auth'
import { longDate } from '@/lib/format'
import { RemoveCharacter } from '@/features/wishlists/components/remove-character'
import { pageTitle } from '@/lib/page-title'
import { Button } from '@/ui/button'
import { MenuItem } from '@/ui/menu'
import { Page, PageHeader } from '@/ui/page'
import { useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LogOut, Trash2 } from 'lucide-react'
import { useState } from 'react'

export const Route = createFileRoute('/_session/_onboarded/profile')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadQuery(queryClient, meQuery()), loadQuery(queryClient, charactersQuery())]),
  head: () => pageTitle('Profile'),
  component: Profile,
})

function Profile() {
  const { signOut } = useAuth()
  const canManageData = useFeature('manage-data')
  const [removed, setRemoved] = useState<Character | null>(null)
  const [{ data: user }, { data: characters }] = useSuspenseQueries({
    queries: [meQuery(), charactersQuery()],
  })
  const memberSince = longDate(user?.createdAt)
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
        {memberSince && <p className="mt-1 text-muted">Member since {memberSince}</p>}
      </PageHeader>
      <section aria-labelledby="guilds" className="flex flex-col gap-4">
        <h2 id="guilds" className="font-display text-2xl">
          Guilds
        </h2>
        <GuildList headingLevel={3} />
      </section>
      <section aria-labelledby="characters" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="characters" className="font-display text-2xl">
            Characters
          </h2>
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
        <section aria-labelledby="your-data" className="flex flex-col gap-4">
          <h2 id="your-data" className="font-display text-2xl">
            Your data
          </h2>
          <YourData battleTag={user.battleNetTag} />
        </section>
      )}
    </Page>
  )
}
