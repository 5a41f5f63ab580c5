import { GuildList } from '@/features/guilds/components/guild-list'
import { Button } from '@/ui/button'
import { Page, PageHeader } from '@/ui/page'
import { useState } from 'react'
import { useImportQueue } from '../use-import-queue'
import { ImportCharacters } from './import-characters'

/**
 * Imports characters and then onboards a guild. The step is local state and not a route, because the
 * guard of /onboarding would redirect to Home once a character is imported.
 */
export function OnboardingPage({ onFinish }: { onFinish: () => void }) {
  const queue = useImportQueue()
  const [step, setStep] = useState<'characters' | 'guild'>('characters')
  return (
    <Page className="max-w-modal-xl">
      {step === 'characters' ? (
        <>
          <PageHeader title="Import your characters">
            <p className="mt-2 text-muted">
              Select the characters you raid with. You can import more at any time.
            </p>
          </PageHeader>
          <ImportCharacters queue={queue} doneLabel="Continue" onDone={() => setStep('guild')} />
        </>
      ) : (
        <>
          <PageHeader title="Your guild">
            <p className="mt-2 text-muted">
              Connect a guild to see your rank in it, and choose whether it sees your main
              wishlists. This is optional; you can also do it later on your profile.
            </p>
          </PageHeader>
          <GuildList headingLevel={2} />
          <div className="flex justify-end">
            <Button size="lg" className="max-sm:w-full" onClick={onFinish}>
              Go to Home
            </Button>
          </div>
        </>
      )}
    </Page>
  )
}
