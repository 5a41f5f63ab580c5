import { send } from '@/api/client'
import { messageOf } from '@/api/errors'
import type { CallBody } from '@/contract/call'
import { importSim, readSimReport, type RaidGains } from '@/contract/sim-import'
import { readReportLink, type ReportLink } from '@/game/sims/report-link'
import { REPORT_SIZE_MAX, type ReadReport, type SimReport } from '@/game/sims/sim-report'
import { askWorker } from '@/lib/ask-worker'
import { readText, type TextFile } from '@/lib/read-text-file'
import type { SimTarget } from './sim-target'

/** A report that can be imported, with what it would store. */
export interface SimPreview {
  report: SimReport
  /** That of the file; null for a link and a pasted text. */
  encoding: TextFile['encoding'] | null
  body: CallBody<typeof importSim>
  raids: RaidGains[]
  /** The game's ids of items that are in no raid. */
  unmatchedItemIds: number[]
}

type SourceResult = { preview: SimPreview } | { refusal: string }

/**
 * Reads a report from a file, a pasted text or a link, and asks the backend what it would store.
 * The promise never rejects: if the report cannot be imported, the refusal says why.
 */
export async function readSource(source: string | File, target: SimTarget): Promise<SourceResult> {
  try {
    const link = typeof source === 'string' ? readReportLink(source) : null
    const file = await readText(source, REPORT_SIZE_MAX)
    const read = link ? { report: await readLink(link) } : await parseReport(file.text)
    if (!read.report) return read
    const { report } = read
    const { className } = report.character
    const { character } = target
    if (className !== null && className !== character.className) {
      return {
        refusal: `This report is for a ${className}, and ${character.name} is a ${character.className}. Import it for the character that was simulated.`,
      }
    }
    const specialization = specializationOf(report, target)
    if (specialization === null) {
      return {
        refusal: `This report does not name a specialization. Import it from the menu of a wishlist of ${character.name}.`,
      }
    }
    const { character: _, skipped: __, ...facts } = report
    const body = { ...facts, reportId: link?.id ?? null, className, specialization }
    const preview = await send(importSim, {
      params: { characterId: character.id },
      query: { dryRun: 'true' },
      body,
    })
    if (preview.raids.length === 0) {
      return { refusal: 'No item of this report is in a raid of Guildr.' }
    }
    return { preview: { report, body, encoding: file.encoding, ...preview } }
  } catch (error) {
    return { refusal: messageOf(error) }
  }
}

const readLink = ({ source, id }: ReportLink) =>
  send(readSimReport, { params: { reportId: id }, query: { source } })

const parseReport = (text: string) =>
  askWorker<ReadReport>(
    () => new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' }),
    text,
    { refusal: 'This report could not be read. Download it again, or paste its link.' },
  )

/**
 * The specialization of the report; if it names none, that of the list, or the one that the
 * character plays.
 */
function specializationOf({ character }: SimReport, { list, character: own }: SimTarget) {
  return character.specialization ?? list?.specialization ?? own.specialization ?? null
}
