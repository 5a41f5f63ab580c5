import { messageOf } from '@/api/errors'
import type { LootGain } from '@/contract/sim'
import { realmName } from '@/game/realm-name'
import { specializationLabel } from '@/game/classes'
import { slotLabel } from '@/game/items'
import { formatDateTime, joinFacts, plural } from '@/lib/format'
import { ImportPreview } from '@/ui/overlays/import-modal'
import { describeGain, describeGainValue } from '../gains'
import { previewWarnings } from '../preview-warnings'
import type { SimPreview } from '../read-source'
import type { SimTarget } from '../sim-target'
import { GainText } from './gain-text'

interface SimPreviewViewProps {
  preview: SimPreview
  target: SimTarget
  /** What ordering by the gains means for the list. */
  note: string | null | undefined
  error: Error | null
}

export function SimPreviewView({ preview, target, note, error }: SimPreviewViewProps) {
  const { report, raids } = preview
  return (
    <ImportPreview
      error={error ? messageOf(error) : undefined}
      warnings={previewWarnings(preview, target)}
      facts={factsOf(preview, target)}
    >
      {note && <p className="text-sm">{note}</p>}
      {raids.map(({ instanceId, instanceName, difficulty, gains }) => (
        <section key={`${instanceId} ${difficulty}`} aria-label={`${instanceName} ${difficulty}`}>
          <h3 className="flex justify-between gap-2 text-sm font-semibold">
            {instanceName} · {difficulty}
            <span className="font-normal text-muted">{plural(gains.length, 'item')}</span>
          </h3>
          <ul className="mt-1">
            {gains.map((gain) => (
              <GainRow key={`${gain.lootItemId} ${gain.slot}`} gain={gain} metric={report.metric} />
            ))}
          </ul>
        </section>
      ))}
      <Skipped preview={preview} />
    </ImportPreview>
  )
}

function factsOf(
  { report, body, encoding }: SimPreview,
  target: SimTarget,
): [label: string, value: string | null][] {
  const { character: own } = target
  const { character, fightStyle, fightLength, targetCount, simulatedAt, baseline, metric } = report
  // Reports contain the slug of the realm.
  const realm = character.realm && realmName(character.realm, own.realm)
  return [
    ['Character', joinFacts([character.name, realm, character.region?.toUpperCase()])],
    ['Specialization', specializationLabel(own.className, body.specialization)],
    [
      'Fight',
      joinFacts([
        fightStyle,
        targetCount !== null && plural(targetCount, 'target'),
        fightLength !== null && `${fightLength} s`,
      ]),
    ],
    ['Simulated', formatDateTime(simulatedAt)],
    ['Encoding', encoding],
    ['Baseline', baseline === null ? null : describeGainValue(baseline, metric)],
  ]
}

function GainRow({ gain, metric }: { gain: LootGain; metric: string }) {
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-1.5 last:border-b-0">
      <span className="min-w-0">
        <span className="block break-words">{gain.name}</span>
        <span className="block text-sm text-muted tabular-nums">
          {joinFacts([slotLabel(gain.slot), describeGain(gain, metric)])}
        </span>
      </span>
      <GainText gain={gain} />
    </li>
  )
}

/** The rows of the report that are not stored, with their reasons. */
function Skipped({ preview: { report, unmatchedItemIds } }: { preview: SimPreview }) {
  const count = report.skipped.length + unmatchedItemIds.length
  if (count === 0) return null
  return (
    <details className="text-sm text-muted">
      <summary className="cursor-pointer">{`${plural(count, 'row')} skipped`}</summary>
      <ul className="mt-1 flex flex-col gap-1">
        {unmatchedItemIds.map((id) => (
          <li key={id}>{`Item ${id}: not in a raid of Guildr, or not on this difficulty`}</li>
        ))}
        {report.skipped.slice(0, SKIPPED_SHOWN).map(({ name, reason }, index) => (
          // Rows can have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="break-words">{`${name}: ${reason}`}</li>
        ))}
      </ul>
    </details>
  )
}

/** A report can have thousands of rows that are skipped. */
const SKIPPED_SHOWN = 100
