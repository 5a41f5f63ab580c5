import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import type { RaidFile } from '@/contract/admin/admin-raid-file'
import { InlineMessage } from '@/ui/messages/inline-message'
import { useQuery } from '@tanstack/react-query'
import { adminInstancesQuery, raidExportQuery } from '../admin-catalog.queries'
import { missingRows } from './unread-parts'

interface LeftOutPartsProps {
  file: RaidFile
  /** The fields of the file that an import ignores. */
  unknown: readonly string[]
  rows: readonly DryRunRow[]
}

/** Names what an import leaves out: unknown fields, and rows of the raid that the file lacks. */
export function LeftOutParts({ file, unknown, rows }: LeftOutPartsProps) {
  const missing = useMissingRows(file, rows)
  return (
    <>
      {unknown.length > 0 && (
        <InlineMessage tone="warning">{`Unknown fields are ignored: ${unknown.join(', ')}.`}</InlineMessage>
      )}
      {missing.length > 0 && (
        <InlineMessage tone="info">{`Not in the file, and left unchanged: ${missing.join(', ')}.`}</InlineMessage>
      )}
    </>
  )
}

/** What the stored raid has and a file without invalid rows does not; nothing while it is read. */
function useMissingRows(file: RaidFile, rows: readonly DryRunRow[]): string[] {
  const { data: instances = [] } = useQuery(adminInstancesQuery())
  const isValid = rows.every(({ outcome }) => outcome !== 'invalid')
  const id = instances.find(({ slug }) => slug === file.instance.slug)?.id ?? ''
  const { data: stored } = useQuery({ ...raidExportQuery(id), enabled: isValid && id !== '' })
  return stored && isValid ? missingRows(file, stored) : []
}
