import type { InstanceId } from '@/contract/ids'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { FolderOpen, Trash2 } from 'lucide-react'
import { useGridState } from '../grid/grid-context'
import { isBlankRow } from '../grid/grid-rows'
import { describeDraft, type OtherDraft } from './draft'
import type { useOpenDrafts } from './use-open-drafts'

interface OtherDraftsProps {
  drafts: ReturnType<typeof useOpenDrafts>
  /** The name of an instance. */
  nameOf: (instanceId: InstanceId) => string | undefined
  onDiscard: (draft: OtherDraft) => void
}

/** Offers the drafts of other tabs and instances, by instance, time and number of rows. */
export function OtherDrafts({ drafts, nameOf, onDiscard }: OtherDraftsProps) {
  // The rows in the grid are a draft too.
  const isEmpty = useGridState(({ rows }) => rows.every(isBlankRow))
  return (
    <Menu
      align="right"
      trigger={
        <Button variant="outline" size="sm" className="h-7">
          {plural(drafts.others.length, isEmpty ? 'draft' : 'other draft')}
        </Button>
      }
    >
      {drafts.others.map((draft) => (
        <MenuItem
          key={draft.key}
          icon={<FolderOpen />}
          onSelect={() => void drafts.open(draft)}
        >{`Open ${describeDraft(draft, nameOf)}`}</MenuItem>
      ))}
      <MenuSeparator />
      {drafts.others.map((draft) => (
        <MenuItem
          key={draft.key}
          icon={<Trash2 />}
          isDanger
          onSelect={() => onDiscard(draft)}
        >{`Discard ${describeDraft(draft, nameOf)}`}</MenuItem>
      ))}
    </Menu>
  )
}
