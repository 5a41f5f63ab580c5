import type { GuildId } from '@/contract/ids'
import { classTint } from '@/features/characters/describe'
import { useFeature } from '@/features/session/use-feature'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'

interface RaiderLinkProps {
  guildId: GuildId
  name: string
  className: string | null | undefined
  /** The game's id of the character; unknown for guests and deleted accounts. */
  memberId: number | null | undefined
  /** Whether other text stands beside it, from which more than the colour must tell it apart. */
  isInText?: boolean
}

/**
 * The name of a raider in the class colour, which leads to the raider's page; only the name without
 * the feature `raiders`. For the pages of a guild.
 */
export function RaiderLink(props: RaiderLinkProps) {
  const { guildId, name, className, memberId, isInText } = props
  const hasPages = useFeature('raiders')
  if (!hasPages || memberId == null) {
    return (
      <span data-class={classTint(className)} className="text-tint-text">
        {name}
      </span>
    )
  }
  return (
    <Link
      from="/guilds/$guildId"
      to="/guilds/$guildId/raiders/$memberId"
      params={{ guildId, memberId: String(memberId) }}
      search={({ raid, difficulty }) => ({ raid, difficulty })}
      data-class={classTint(className)}
      className={cx(
        // Above a link that covers its row.
        'relative text-tint-text',
        isInText ? 'underline underline-offset-4' : 'hover:underline',
      )}
    >
      {name}
    </Link>
  )
}
