import type { ReactNode } from 'react'
import { InlineMessage } from './messages/inline-message'

interface ImportPreviewProps {
  /** Why the import has failed. */
  error?: string
  warnings: readonly string[]
  /** Facts about the source; those without a value are left out. */
  facts: readonly (readonly [label: string, value: string | null])[]
  children?: ReactNode
}

/**
 * The data that an import would store, to be confirmed.
 *
 * @example
 * <ImportPreview warnings={[]} facts={[['Character', 'Frostelle']]}>2 items</ImportPreview>
 */
export function ImportPreview({ error, warnings, facts, children }: ImportPreviewProps) {
  return (
    <div className="flex flex-col gap-4">
      {error !== undefined && (
        <InlineMessage tone="error" role="alert">
          {error}
        </InlineMessage>
      )}
      {warnings.length > 0 && (
        <InlineMessage tone="warning">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </InlineMessage>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-faint">{label}</dt>
                <dd className="break-words tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {children}
    </div>
  )
}
