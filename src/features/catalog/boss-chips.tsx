import type { BossId, InstanceId } from '@/contract/ids'
import { shortBossName } from '@/game/boss-names'
import { cx } from 'class-variance-authority'
import { usePageKeys } from '@/lib/use-page-keys'
import { useEffect, useRef } from 'react'

interface BossChipsProps {
  /** With the number of wanted items. */
  bosses: readonly { id: string; name: string; encounterOrder: number; count: number }[]
  selectedId: string | undefined
  /** Whether the names are all that is shown. */
  isCompact?: boolean
  /** Raids besides the one that is shown. */
  others?: readonly { instance: { id: string; name: string } }[]
  onSelect: (bossId: BossId) => void
  onSelectRaid?: (instanceId: InstanceId) => void
}

const CHIP =
  'flex h-9 shrink-0 items-center gap-2 rounded-lg border border-line font-medium whitespace-nowrap touch:h-11 hover:border-control hover:text-text aria-pressed:border-accent aria-pressed:bg-highlight aria-pressed:text-accent'

const WANTED = 'bg-panel text-muted'

/**
 * The bosses of a raid in the order of their pulls, quiet without wanted items, then the other
 * raids.
 */
export function BossChips(props: BossChipsProps) {
  const { bosses, selectedId, isCompact = false, others = [], onSelect, onSelectRaid } = props
  const row = useRef<HTMLDivElement>(null)
  const selectedIndex = bosses.findIndex(({ id }) => id === selectedId)
  useNumberKeys((order) => {
    const boss = bosses.find(({ encounterOrder }) => encounterOrder === order)
    if (boss) onSelect(boss.id)
  })
  useEffect(() => {
    // Scrolls the row only: the page stays where it is.
    const chip = row.current?.children[selectedIndex]
    if (row.current && chip instanceof HTMLElement) row.current.scrollLeft = chip.offsetLeft - 64
  }, [selectedIndex])
  return (
    // The padding keeps focus rings visible, which the scrolling would cut off.
    <div
      ref={row}
      role="group"
      aria-label="Bosses"
      className="relative flex gap-1.5 overflow-x-auto px-4 py-1.5 sm:px-0"
    >
      {bosses.map((boss) => (
        <button
          key={boss.id}
          type="button"
          aria-pressed={boss.id === selectedId}
          title={boss.name}
          onClick={() => onSelect(boss.id)}
          className={cx(
            CHIP,
            boss.count > 0 ? WANTED : 'text-faint',
            isCompact ? 'px-2.5 text-fact' : 'px-3 text-sm',
          )}
        >
          {!isCompact && (
            <span aria-hidden className="font-normal text-faint tabular-nums">
              {boss.encounterOrder}
            </span>
          )}
          <span>{shortBossName(boss.name)}</span>
          {!isCompact && (
            <span
              className={cx(
                'text-xs tabular-nums',
                boss.count > 0 && 'rounded-full bg-highlight px-1.5',
              )}
            >
              <span>{boss.count}</span>
              <span className="sr-only"> wanted</span>
            </span>
          )}
        </button>
      ))}
      {others.map(({ instance }) => (
        <button
          key={instance.id}
          type="button"
          onClick={() => onSelectRaid?.(instance.id)}
          className={cx(CHIP, WANTED, 'px-3 text-sm')}
        >
          {instance.name}
        </button>
      ))}
    </div>
  )
}

/** Calls `onNumber` when a digit from 1 to 9 is pressed anywhere on the page. */
function useNumberKeys(onNumber: (digit: number) => void) {
  usePageKeys((key, { code, shiftKey }) => {
    // On AZERTY the keys of the digits send "&é…" without Shift, and digits with it.
    const digit = /^[1-9]$/.test(key) || shiftKey ? key : code.replace('Digit', '')
    if (/^[1-9]$/.test(digit)) onNumber(Number(digit))
    return false
  })
}
