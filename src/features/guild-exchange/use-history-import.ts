import { AuthError, messageOf } from '@/api/errors'
import type { ImportOutcome } from '@/contract/guild-import'
import { guildKey } from '@/features/guilds/guilds.queries'
import type { HistoryEntry, HistoryRow } from '@/game/rclootcouncil/history-row'
import { HISTORY_REFUSALS } from '@/game/rclootcouncil/read-history'
import { toast } from '@/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dryRunImport, importAwards } from './guild-exchange.api'
import { describeImport, toImportRows, toParts, toRequest, type ImportRow } from './import-rows'
import { readInBackground } from './read-in-background'

/** The state of the dialog. `rows` is missing while the rows are checked. */
export type ImportState =
  | { step: 'idle'; problem?: string }
  | { step: 'reading' }
  | { step: 'checking' | 'importing'; done: number; total: number; rows?: readonly ImportRow[] }
  | { step: 'preview'; rows: readonly ImportRow[]; problem?: string }

/**
 * Reads an export, checks it with dry runs, and imports its new awards, one request after another.
 * @param onImported called after everything was imported
 */
export function useHistoryImport(guildId: string, onImported: () => void) {
  const [state, setState] = useState<ImportState>({ step: 'idle' })
  const queryClient = useQueryClient()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Starts something that `cancel` ends, and ends what runs. */
  function start() {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  /** Reads a text, of which each row is shown with what an import would do. */
  async function read(getText: () => Promise<string>) {
    const signal = start()
    setState({ step: 'reading' })
    try {
      const history = await readInBackground(await getText())
      if (signal.aborted) return
      if ('refusal' in history) {
        setState({ step: 'idle', problem: HISTORY_REFUSALS[history.refusal] })
      } else if (history.entries.length === 0) {
        setState({ step: 'idle', problem: 'This history has no awards.' })
      } else await check(history.entries, signal)
    } catch (error) {
      if (!signal.aborted && !(error instanceof AuthError)) {
        setState({ step: 'idle', problem: messageOf(error) })
      }
    }
  }

  async function check(entries: readonly HistoryEntry[], signal: AbortSignal) {
    const awards = entries.flatMap((entry) => ('row' in entry ? entry.row : []))
    const total = awards.length
    const outcomes: ImportOutcome[] = []
    for (const part of toParts(awards)) {
      setState({ step: 'checking', done: outcomes.length, total })
      outcomes.push(...(await dryRunImport(guildId, { awards: part.map(toRequest) }, signal)))
    }
    if (!signal.aborted) setState({ step: 'preview', rows: toImportRows(entries, outcomes) })
  }

  /** Imports the new awards. What was imported before a failure or a cancellation stays. */
  async function submit(rows: readonly ImportRow[]) {
    const signal = start()
    const awards = rows.flatMap(({ state, award }): HistoryRow[] =>
      state === 'new' && award ? [award] : [],
    )
    const outcomes: ImportOutcome[] = []
    const total = awards.length
    let problem: string | undefined
    try {
      for (const part of toParts(awards)) {
        if (signal.aborted) break
        setState({ step: 'importing', done: outcomes.length, total, rows })
        outcomes.push(...(await importAwards(guildId, { awards: part.map(toRequest) })))
      }
    } catch (error) {
      problem = error instanceof AuthError ? undefined : messageOf(error)
    }
    // The pages of the guild show the awards.
    void queryClient.invalidateQueries({ queryKey: guildKey(guildId) })
    if (outcomes.length === total) {
      const { title, description } = describeImport(outcomes)
      toast.success(title, { description })
      setState({ step: 'idle' })
      onImported()
      return
    }
    const imported = new Set(awards.slice(0, outcomes.length))
    setState({
      step: 'preview',
      problem,
      rows: rows.map((row) =>
        row.award && imported.has(row.award) ? { ...row, state: 'known' } : row,
      ),
    })
  }

  /** Ends what runs; the preview stays if there is one. */
  function cancel() {
    running.current?.abort()
    if (state.step === 'reading' || state.step === 'checking') setState({ step: 'idle' })
  }

  return { state, read, submit, cancel, reset: () => setState({ step: 'idle' }) }
}
