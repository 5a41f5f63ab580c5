import { TriangleAlert } from 'lucide-react'

/** The warning of a field, as its description. It does not prevent saving. */
export function FieldWarning({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-1.5 text-warning-text">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </span>
  )
}
