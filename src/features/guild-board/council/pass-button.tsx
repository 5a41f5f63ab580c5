import { useIsOnline } from '@/lib/use-is-online'
import { Button } from '@/ui/button'
import type { NightOfItem } from './night-of-item'

interface PassButtonProps {
  night: NightOfItem
  memberId: number
  /** The name of the character. */
  name: string
  /** Takes the whole width. */
  isLarge?: boolean
}

/** Notes that a raider passes on a drop, or takes it back. */
export function PassButton({ night, memberId, name, isLarge }: PassButtonProps) {
  const isOnline = useIsOnline()
  const hasPassed = night.passedBy.includes(memberId)
  return (
    <Button
      variant={isLarge ? 'outline' : 'secondary'}
      size={isLarge ? 'default' : 'sm'}
      isFullWidth={isLarge}
      disabled={!isOnline}
      aria-pressed={hasPassed}
      aria-label={`Pass: ${name}`}
      className="aria-pressed:border-accent aria-pressed:bg-highlight"
      onClick={() => night.onPass(memberId, name, !hasPassed)}
    >
      Pass
    </Button>
  )
}
