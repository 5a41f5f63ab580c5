import type { ComponentProps } from 'react'

/**
 * The mark of the app, drawn within the page: it is there with the first paint. public/favicon.svg and
 * index.html draw the same.
 *
 * @example <Logo className="size-36" />
 */
export function Logo(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden {...props}>
      <path
        d="M16 1.5 28.5 5v11c0 7-5.2 11.8-12.5 14.5C8.7 27.8 3.5 23 3.5 16V5Z"
        className="fill-accent-ink stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M20.9 11.6A6.2 6.2 0 1 0 22.2 16.3H17"
        className="fill-none stroke-accent"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
