import type { GuildId } from '@/contract/ids'
import { send } from '@/api/client'
import { AuthError, messageOf } from '@/api/errors'
import { importAwards, type ImportOutcome } from '@/contract/guilds/guild-import'
import { guildKey } from '@/features/guilds/guilds.queries'
import type { LootHistoryEntry, LootHistoryRow } from '@/game/rclootcouncil/loot-history-row'
import {
  HISTORY_LENGTH_MAX,
  HISTORY_REFUSALS,
  type ReadHistory,
} from '@/game/rclootcouncil/read-history'
import { hasFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { askWorker } from '@/lib/ask-worker'
import { readText, type TextFile } from '@/lib/read-text-file'
import { newId } from '@/lib/new-id'
import { toast } from '@/ui/messages/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  countRows,
  describeRows,
  importedRows,
  toImportRows,
  toAwardParts,
  toRequest,
  type AwardImportRow,
  type RowEdit,
} from './import-rows'
import { useUndoImport } from './guild-exchange.mutations'

/** What the preview says about the text as a whole. */
export interface HistorySource {
  /** That of the file; null for a pasted text. */
  encoding: TextFile['encoding'] | null
  /** The columns that are not read. */
  unknownColumns: readonly string[]
  commentCount: number
}

const NO_SOURCE: HistorySource = { encoding: null, unknownColumns: [], commentCount: 0 }

/** The state of the dialog. `rows` is missing while the rows are checked. */
export type AwardImportState =
  | { step: 'idle'; problem?: string }
  | { step: 'reading' }
  | {
      step: 'checking' | 'importing'
      done: number
      total: number
      rows?: readonly AwardImportRow[]
    }
  | { step: 'preview'; rows: readonly AwardImportRow[]; problem?: string }

const parseHistory = (text: string) =>
  askWorker<ReadHistory>(
    () => new Worker(new URL('./history.worker.ts', import.meta.url), { type: 'module' }),
    text,
    { refusal: 'unreadable' },
  )

/**
 * Reads an export, checks it with dry runs, and imports its new awards, one request after another.
 * @param onImported called after everything was imported
 */
export function useHistoryImport(guildId: GuildId, onImported: () => void) {
  const [state, setState] = useState<AwardImportState>({ step: 'idle' })
  const [source, setSource] = useState(NO_SOURCE)
  const queryClient = useQueryClient()
  const undo = useUndoImport(guildId)
  const running = useRef<AbortController>(undefined)
  /** The same when an import continues after a failure. */
  const importId = useRef<string>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Starts something that `cancel` ends, and ends what runs. */
  function start() {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  /** Reads a text or a file, of which each row is shown with what an import would do. */
  async function read(input: string | File) {
    const signal = start()
    importId.current = newId()
    setState({ step: 'reading' })
    try {
      const file = await readText(input, HISTORY_LENGTH_MAX)
      const history = await parseHistory(file.text)
      if (signal.aborted) return
      const problem = problemOf(history)
      if ('refusal' in history || problem) setState({ step: 'idle', problem })
      else {
        const { entries, unknownColumns, commentCount } = history
        setSource({ encoding: file.encoding, unknownColumns, commentCount })
        await check(entries, signal)
      }
    } catch (error) {
      if (!signal.aborted && !(error instanceof AuthError)) {
        setState({ step: 'idle', problem: messageOf(error) })
      }
    }
  }

  async function check(entries: readonly LootHistoryEntry[], signal: AbortSignal) {
    const awards = entries.flatMap((entry) => ('row' in entry ? entry.row : []))
    const total = awards.length
    const onPart = (done: number) => setState({ step: 'checking', done, total })
    const outcomes = await dryRunAll(guildId, awards, signal, onPart)
    if (!signal.aborted) setState({ step: 'preview', rows: toImportRows(entries, outcomes) })
  }

  function edit(change: RowEdit) {
    setState((current) =>
      current.step === 'preview' ? { ...current, rows: current.rows.map(change) } : current,
    )
  }

  /** Imports rows. What was imported before a failure or a cancellation stays. */
  async function submit(rows: readonly AwardImportRow[]) {
    const signal = start()
    const added = importedRows(rows)
    const total = added.length
    const id = hasFeature(queryClient, 'award-imports') ? importId.current : undefined
    const outcomes: ImportOutcome[] = []
    let problem: string | undefined
    try {
      for (const part of toAwardParts(added)) {
        if (signal.aborted) break
        setState({ step: 'importing', done: outcomes.length, total, rows })
        const awards = part.map((row) => toRequest(row.award, row))
        const later = added.slice(outcomes.length + part.length)
        const laterCount = id === undefined ? id : countRows(later).new
        const body = { awards, importId: id, laterCount }
        outcomes.push(...(await send(importAwards, { params: { guildId }, body })))
      }
    } catch (error) {
      problem = error instanceof AuthError ? undefined : messageOf(error)
    }
    // The pages of the guild show the awards.
    void queryClient.invalidateQueries({ queryKey: guildKey(guildId) })
    if (outcomes.length === total) {
      reportImport(rows, outcomes, id === undefined ? undefined : () => undo.mutate(id))
      setState({ step: 'idle' })
      onImported()
      return
    }
    const imported = new Set(added.slice(0, outcomes.length).map(({ position }) => position))
    setState({
      step: 'preview',
      problem,
      rows: rows.map((row) => (imported.has(row.position) ? { ...row, state: 'known' } : row)),
    })
  }

  /** Ends what runs; the preview stays if there is one. */
  function cancel() {
    running.current?.abort()
    if (state.step === 'reading' || state.step === 'checking') setState({ step: 'idle' })
  }

  return { state, source, read, edit, submit, cancel, reset: () => setState({ step: 'idle' }) }
}

/** @param onPart called before each request with the number of awards that are checked */
async function dryRunAll(
  guildId: GuildId,
  awards: readonly LootHistoryRow[],
  signal: AbortSignal,
  onPart: (done: number) => void,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = []
  for (const part of toAwardParts(awards)) {
    onPart(outcomes.length)
    const body = { awards: part.map((award) => toRequest(award)) }
    const query = { dryRun: 'true' } as const
    outcomes.push(...(await send(importAwards, { params: { guildId }, query, body, signal })))
  }
  return outcomes
}

function problemOf(history: ReadHistory): string | undefined {
  if ('refusal' in history) return HISTORY_REFUSALS[history.refusal]
  return history.entries.length === 0 ? 'This history has no awards.' : undefined
}

/** Tells what was imported, and offers to undo it if something was. */
function reportImport(
  rows: readonly AwardImportRow[],
  outcomes: readonly ImportOutcome[],
  onUndo?: () => void,
) {
  const count = (isOf: (outcome: ImportOutcome) => boolean) => outcomes.filter(isOf).length
  const stored = count(({ outcome }) => outcome === 'new')
  const awarded = count(({ candidates }) => candidates.length > 0)
  const replaced = count(({ outcome }) => outcome === 'changed') - awarded
  const written = stored + awarded + replaced
  const counts = countRows(rows)
  // Another officer may have imported some meanwhile.
  const known = counts.known + outcomes.length - written
  const changed = counts.changed - replaced
  const words = [
    (stored > 0 || written === 0) && `${plural(stored, 'award')} imported`,
    awarded > 0 && `${plural(awarded, 'award')} completed`,
    replaced > 0 && `${replaced} replaced`,
  ]
  toast.success(words.filter(Boolean).join(', '), {
    description: describeRows(
      rows.length,
      { ...counts, new: stored, awarded, changed, known },
      'imported',
    ),
    ...(onUndo && written > 0 && { action: { label: 'Undo import', onClick: onUndo } }),
  })
}
