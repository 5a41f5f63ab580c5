import type { BossId, InstanceId } from '@/contract/ids'
import { WISH_FIELDS } from '@/contract/wish-fields'
import type { WishlistWithItems } from '@/contract/wishlist'
import { classTint } from '@/features/characters/describe'
import { useFeature } from '@/features/session/use-feature'
import { BossChips } from '@/features/catalog/boss-chips'
import { plural } from '@/lib/format'
import { useMediaQuery } from '@/lib/use-media-query'
import { useRef } from 'react'
import type { HomeFilter } from './home-filter'
import { RaidItemRow } from './raid-item-row'
import { difficultiesOf, findRaids, type RaidBoss } from './raid-wishes'
import { useRaidTicks, type RaidTick } from './use-raid-ticks'

/** From this width on, the bosses after the chosen one are shown too. */
const WIDE = '(min-width: 64rem)'

interface RaidViewProps {
  lists: readonly WishlistWithItems[]
  instanceId: InstanceId
  bossId: BossId | undefined
  onChoose: (choice: Pick<HomeFilter, 'raid' | 'boss'>) => void
  /** Called when a wish is ticked, with the boss that is shown. */
  onTick: (bossId: BossId) => void
}

/**
 * The wanted items of one boss of a raid: the chosen one, or the first that has any. On wide
 * screens those of the bosses after it follow.
 */
export function RaidView({ lists, instanceId, bossId, onChoose, onTick }: RaidViewProps) {
  const region = useRef<HTMLDivElement>(null)
  const { recent, tick, announcement } = useRaidTicks(region)
  const hasTicks = useFeature(WISH_FIELDS.isObtained.feature)
  const isWide = useMediaQuery(WIDE)
  const raids = findRaids(lists, recent)
  const raid = raids.find(({ instance }) => instance.id === instanceId)
  const bosses = raid?.bosses ?? []
  const ofRaid = lists.filter(({ instance }) => instance.id === instanceId)
  const selected =
    bosses.find(({ id }) => id === bossId) ?? bosses.find(({ count }) => count > 0) ?? bosses[0]
  if (!selected) return null
  const tickHere: RaidTick = (...ticked) => {
    onTick(selected.id)
    tick(...ticked)
  }
  const later = bosses
    .slice(bosses.indexOf(selected) + 1)
    .filter(({ characters }) => isWide && characters.length > 0)
  return (
    <div ref={region} className="flex flex-col">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <BossChips
        bosses={bosses}
        selectedId={selected.id}
        others={raids.filter(({ instance }) => instance.id !== instanceId)}
        onSelect={(boss) => onChoose({ raid: instanceId, boss })}
        onSelectRaid={(id) => onChoose({ raid: id, boss: undefined })}
      />
      <div className="flex flex-col sm:gap-4">
        {[selected, ...later].map((boss) => (
          <Boss key={boss.id} boss={boss} lists={ofRaid} onTick={hasTicks ? tickHere : undefined} />
        ))}
      </div>
    </div>
  )
}

interface BossProps {
  boss: RaidBoss
  lists: readonly WishlistWithItems[]
  onTick: RaidTick | undefined
}

function Boss({ boss: { id, name, characters }, lists, onTick }: BossProps) {
  const level = lists.flatMap(({ items }) => items).find(({ lootItem }) => lootItem.bossId === id)
    ?.lootItem.boss?.itemLevels
  const hasNames = new Set(lists.map(({ character }) => character.id)).size > 1
  return (
    <section
      aria-label={name}
      className="overflow-hidden border-y border-line bg-panel sm:rounded-xl sm:border-x"
    >
      <div className="flex h-11 items-center justify-between short:h-9 gap-3 border-b border-line px-4">
        <h2 className="truncate font-semibold">{name}</h2>
        <p className="flex shrink-0 gap-3 text-xs text-muted tabular-nums">
          {difficultiesOf(lists).map((difficulty) => {
            const drop = level?.[difficulty] ?? lists[0]?.instance.itemLevels?.[difficulty]
            return (
              drop !== undefined && (
                <span key={difficulty} data-difficulty={difficulty}>
                  <span className="text-tint-text">
                    <span className="sm:hidden">{difficulty[0]}</span>
                    <span className="max-sm:hidden">{difficulty}</span>
                  </span>{' '}
                  <span>{drop}</span>
                </span>
              )
            )
          })}
        </p>
      </div>
      {characters.length === 0 && (
        <p className="px-4 py-3 text-sm text-muted">Nothing wanted here.</p>
      )}
      {characters.map(({ character, items }) => (
        // A group, not a landmark: the character can have one at each boss.
        <div
          key={character.id}
          role="group"
          aria-label={character.name}
          className="border-b border-line last:border-b-0"
        >
          {hasNames && (
            <div
              data-class={classTint(character.className)}
              className="flex h-8 items-center justify-between gap-3 border-b border-line bg-ground px-4 text-xs"
            >
              <p className="truncate font-semibold text-tint-text">{character.name}</p>
              <span className="shrink-0 text-muted">{plural(items.length, 'item')}</span>
            </div>
          )}
          <ul>
            {items.map((item) => (
              <RaidItemRow
                key={item.id}
                item={item}
                bossId={id}
                hasNames={hasNames}
                onTick={onTick}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
