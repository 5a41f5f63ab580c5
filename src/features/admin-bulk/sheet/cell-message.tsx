import { VERDICT_GLYPHS, type Verdict } from './verdict'

interface CellMessageProps {
  id: string
  verdict: Verdict
  message: string
}

/** What is said about the active cell. */
export function CellMessage({ id, verdict, message }: CellMessageProps) {
  const Icon = VERDICT_GLYPHS[verdict]
  return (
    <p
      id={id}
      data-tone={verdict}
      className="flex max-w-64 items-start gap-1.5 px-2.5 py-1.5 text-tint-text"
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{message}</span>
    </p>
  )
}
