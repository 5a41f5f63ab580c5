import type { Guild } from '@/contract/guilds/guild'
import { SharingSwitches } from '@/features/guilds/components/sharing-switches'
import { Button } from '@/ui/button'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface ShareQuestionProps {
  guild: Guild
  /** Whether the switches are shown at first, without a press on the button. */
  isOpenAtFirst: boolean
  onDismiss: () => void
}

/** Asks in one line to share wishlists; a button shows the switches and what members will see. */
export function ShareQuestion({ guild, isOpenAtFirst, onDismiss }: ShareQuestionProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const switches = useRef<HTMLDivElement>(null)
  return (
    <section aria-label="Your sharing" className="rounded-lg border border-line bg-panel px-3">
      <div className="flex flex-wrap items-center gap-1 sm:py-1 short:py-0">
        <p className="text-sm max-sm:grow">Share your wishlists?</p>
        {!isOpen && (
          <Button
            size="sm"
            variant="ghost"
            className="text-accent!"
            onClick={() => {
              flushSync(() => setIsOpen(true))
              // The button is gone.
              switches.current?.querySelector('input')?.focus()
            }}
          >
            Share…
          </Button>
        )}
        <Button size="sm" variant="ghost" className="-mr-2" onClick={onDismiss}>
          {guild.characters?.every(({ isShared }) => isShared) ? 'Done' : 'Not now'}
        </Button>
      </div>
      {isOpen && (
        <div ref={switches} className="pt-1 pb-3">
          <SharingSwitches guild={guild} />
        </div>
      )}
    </section>
  )
}
