import { GuildList } from '@/features/guilds/components/guild-list'
import { guildsQuery } from '@/features/guilds/guilds.queries'
import { env } from '@/lib/env'
import { useFeature } from '@/features/session/use-feature'
import { Button } from '@/ui/button'
import { Page, PageHeader } from '@/ui/page'
import { useQuery } from '@tanstack/react-query'
import { useCloseOnBack } from '@/ui/use-close-on-back'
import { useEffect, useState } from 'react'
import { useImportQueue } from '../use-import-queue'
import { ImportCharacters } from '../import/import-characters'
import { StepAction } from '../import/step-action'

/** The heading of each step, and the title of the document. */
const TITLES = { characters: 'Import your characters', guild: 'Your guild' }

/**
 * Imports characters and then onboards a guild. The step is local state and not a route, because
 * the guard of /onboarding would redirect to Home once a character is imported.
 */
export function OnboardingPage({ onFinish }: { onFinish: () => void }) {
  const queue = useImportQueue()
  const [step, setStep] = useState<keyof typeof TITLES>('characters')
  const { rows, reset } = queue
  // Back neither stops an import nor leaves the page, which opens only without characters.
  useCloseOnBack(rows.length > 0, () => {
    if (rows.every(({ state }) => state.status === 'failed')) reset()
  })
  useCloseOnBack(step === 'guild', () => setStep('characters'))
  const title = TITLES[step]
  useEffect(() => {
    document.title = `${title} · ${env.appName}`
  }, [title])
  return (
    <Page className="max-w-modal-xl">
      {step === 'characters' ? (
        <>
          <PageHeader title={title}>
            <p className="mt-2 text-muted">
              Select the characters you raid with. You can import more at any time.
            </p>
          </PageHeader>
          <ImportCharacters queue={queue} doneLabel="Continue" onDone={() => setStep('guild')} />
        </>
      ) : (
        <GuildStep onFinish={onFinish} />
      )}
    </Page>
  )
}

/** Connects the guilds of the imported characters, and shares lists with them. */
function GuildStep({ onFinish }: { onFinish: () => void }) {
  const { data: guilds } = useQuery(guildsQuery())
  const hasBoard = useFeature('guild-board')
  const isConnected = guilds?.some(({ isOnboarded }) => isOnboarded)
  return (
    <>
      <PageHeader title={TITLES.guild}>
        <p className="mt-2 text-muted">
          {hasBoard
            ? `${isConnected ? 'Choose' : 'Connect a guild to see your rank in it, and choose'} whether it sees your main wishlists.`
            : 'Connect your guild.'}{' '}
          This is optional; you can also do it later on your profile.
        </p>
      </PageHeader>
      <GuildList headingLevel={2} />
      <StepAction>
        <Button size="lg" className="max-sm:w-full" onClick={onFinish}>
          Go to Home
        </Button>
      </StepAction>
    </>
  )
}
