import { cva, type VariantProps } from 'class-variance-authority'
import { useState, type ComponentProps } from 'react'

const avatarStyles = cva(
  'inline-grid size-9 shrink-0 place-items-center overflow-hidden rounded-full border bg-raised text-xs font-semibold text-text select-none',
  {
    variants: {
      /** Takes the inherited tint (see tints.css), e.g. a character's class colour. */
      isTinted: { true: 'border-tint text-tint-text', false: 'border-line' },
    },
    defaultVariants: { isTinted: false },
  },
)

interface AvatarProps extends ComponentProps<'span'>, VariantProps<typeof avatarStyles> {
  name: string
  src?: string | null
  /** Hides the avatar from screen readers, for use next to the visible name. */
  isDecorative?: boolean
}

/**
 * Image of a user or character. Shows up to two initials if there is no image or it fails to load.
 *
 * @example <Avatar name="Frostelle" src={character.avatarUrl} isTinted />
 */
export function Avatar({
  name,
  src,
  isDecorative = false,
  isTinted,
  className,
  ...rest
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const hasImage = Boolean(src) && src !== failedSrc
  return (
    <span
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={avatarStyles({ isTinted, className })}
      {...rest}
    >
      {hasImage ? (
        <img
          src={src ?? undefined}
          alt=""
          className="size-full object-cover"
          onError={() => setFailedSrc(src ?? undefined)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

/** Returns the first letters of the first two words: "Frost Mage" → "FM", "Ämilia" → "Ä". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('')
}
