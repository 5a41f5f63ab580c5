import { CircleAlert, TriangleAlert } from 'lucide-react'

interface CellMessageProps {
  id: string
  /** Takes precedence over the warning. */
  error: string | undefined
  warning: string | undefined
}

/** The error or warning of the active cell. */
export function CellMessage({ id, error, warning }: CellMessageProps) {
  const Icon = error === undefined ? TriangleAlert : CircleAlert
  return (
    <p
      id={id}
      data-tone={error === undefined ? 'warning' : 'error'}
      className="flex max-w-64 items-start gap-1.5 px-2.5 py-1.5 text-tint-text"
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{error ?? warning}</span>
    </p>
  )
}
