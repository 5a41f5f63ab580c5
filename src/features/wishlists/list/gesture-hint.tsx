import { createStoredString } from '@/lib/storage/browser-storage'
import { IconButton } from '@/ui/icon-button'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'

const known = createStoredString(() => localStorage, 'guildr_gestures_known')

interface GestureHintProps {
  /** Whether the user has used one of the gestures since the page was opened. */
  isUsed: boolean
}

/**
 * Names the gestures of the rows on phones, until one is used or the hint is dismissed. Below the
 * last row, or over the rows that the window cuts off, so that it moves nothing when it comes.
 */
export function GestureHint({ isUsed }: GestureHintProps) {
  const [isKnown, setKnown] = useState(() => known.read() !== null)
  useEffect(() => {
    if (isUsed) known.write('yes')
  }, [isUsed])
  if (isKnown || isUsed) return null
  return (
    <div className="sticky bottom-above-nav z-10 hidden items-center border-t border-line bg-ground pl-4 text-fact text-muted max-sm:any-pointer-coarse:flex">
      <p className="flex-1">Hold a row to move it. Swipe it left for more.</p>
      <IconButton
        label="Dismiss hint"
        onClick={() => {
          known.write('yes')
          setKnown(true)
        }}
      >
        <X />
      </IconButton>
    </div>
  )
}
