import { wowheadUrl } from '@/game/wowhead'
import { ExternalLink } from 'lucide-react'
import { buttonStyles } from '@/ui/button'

interface WowheadButtonProps {
  item: Parameters<typeof wowheadUrl>[0]
  /** Whether the button says what it does, because nothing around it does. */
  hasWords?: boolean
}

/** Opens an item on Wowhead in a new tab; nothing if its id is not known. */
export function WowheadButton({ item, hasWords = false }: WowheadButtonProps) {
  const url = wowheadUrl(item)
  if (url === null) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title="Show on Wowhead"
      className={buttonStyles({ variant: 'outline', size: 'sm' })}
    >
      <ExternalLink aria-hidden />
      <span className={hasWords ? undefined : 'sr-only'}>Show on Wowhead</span>
    </a>
  )
}
