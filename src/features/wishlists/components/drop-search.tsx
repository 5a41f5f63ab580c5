import { messageOf } from '@/api/errors'
import type { BossWithLoot } from '@/contract/loot-item'
import type { WishlistWithItems } from '@/contract/wishlist'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { plural } from '@/lib/format'
import { newId } from '@/lib/new-id'
import { EmptyState } from '@/ui/empty-state'
import { ErrorPanel } from '@/ui/error-panel'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { Switch } from '@/ui/switch'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { isWished } from '../describe-item'
import type { WishlistEdit } from '../edits'
import { indexDrops, searchDrops } from '../search-loot'
import { DropRow } from './drop-row'

/** More than anyone reads; typing on narrows it. Keeps every keystroke cheap in a raid of 2,000. */
const SHOWN_MAX = 50
const ANY = 'any'

interface DropSearchProps {
  wishlist: WishlistWithItems
  search: string
  onEdit: (edit: WishlistEdit) => void
}

/** What is found in the whole raid, over all slots, as one types. */
export function DropSearch({ wishlist, search, onEdit }: DropSearchProps) {
  const loot = useQuery(instanceLootQuery(wishlist.instance.id))
  if (loot.isPending) return <Skeleton className="h-48" />
  if (loot.isError) {
    return (
      <ErrorPanel variant="card" onRetry={() => void loot.refetch()}>
        <p className="mt-2 text-sm text-muted">{messageOf(loot.error)}</p>
      </ErrorPanel>
    )
  }
  return <Results bosses={loot.data} wishlist={wishlist} search={search} onEdit={onEdit} />
}

function Results({
  bosses,
  wishlist,
  search,
  onEdit,
}: DropSearchProps & { bosses: readonly BossWithLoot[] }) {
  const { character, specialization } = wishlist
  const [bossId, setBossId] = useState(ANY)
  const [itemType, setItemType] = useState(ANY)
  const [isEverything, setIsEverything] = useState(false)
  // The field shows each letter at once; the list follows when there is time.
  const deferredSearch = useDeferredValue(search)
  const drops = useMemo(
    () => indexDrops(bosses, { className: character.className, specialization }),
    [bosses, character.className, specialization],
  )
  const types = useMemo(
    () => [...new Set(drops.map(({ item }) => item.itemType).filter((type) => type != null))],
    [drops],
  )
  const found = useMemo(
    () =>
      searchDrops(drops, {
        search: deferredSearch,
        bossId: bossId === ANY ? undefined : bossId,
        itemType: itemType === ANY ? undefined : itemType,
        isEverything,
      }),
    [drops, deferredSearch, bossId, itemType, isEverything],
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Boss"
          variant="filled"
          value={bossId}
          onChange={setBossId}
          options={[
            { value: ANY, label: 'All bosses' },
            ...bosses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          label="Type"
          variant="filled"
          value={itemType}
          onChange={setItemType}
          options={[
            { value: ANY, label: 'All types' },
            ...types.toSorted().map((type) => ({ value: type, label: type })),
          ]}
        />
      </div>
      <Switch
        label="Show everything that drops"
        checked={isEverything}
        onChange={(event) => setIsEverything(event.target.checked)}
      />
      <p role="status" className="text-sm text-faint">
        {found.length > SHOWN_MAX
          ? `The best ${SHOWN_MAX} of ${found.length} matches`
          : plural(found.length, 'match', 'matches')}
      </p>
      {found.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<SearchX />}
          title="Nothing found"
          text={`Nothing that drops in ${wishlist.instance.name} matches “${search.trim()}”.`}
        />
      ) : (
        <ul>
          {found.slice(0, SHOWN_MAX).map(({ key, item, slot, isOffered }) => (
            <DropRow
              key={key}
              item={item}
              slot={slot}
              hasSlot
              isForOthers={!isOffered}
              isWished={isWished(wishlist, item, slot)}
              onAdd={() => onEdit({ type: 'add', id: newId(), lootItem: item, slot })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
