import { messageOf } from '@/api/errors'
import { listAllLoot } from '@/features/admin-catalog/admin-catalog.api'
import { plural } from '@/lib/format'
import { toast } from '@/ui/messages/toast'
import { useEffect, useRef, useState } from 'react'
import type { GridRow } from '../columns/grid-rows'
import { toKey } from '../columns/normalize-words'
import { useEnteredRows, useGrid } from '../sheet/grid-context'
import { canBeLookedUp, fillFromItem, gameIdOf, indexItems } from './fill-row'
import { Info, LineButton } from './info-line'
import { untilEntered } from './use-fill-rows'

/** What a row is looked up by. */
const keyOf = (row: GridRow) => `${gameIdOf(row)} ${toKey(row.cells.name)}`

/** Offers to fill rows from the items of the same id or name in all instances. */
export function FillByName() {
  const { store, focus } = useGrid()
  const shown = useRef(store)
  useEffect(() => {
    shown.current = store
  }, [store])
  const rows = useEnteredRows()
  const [isReading, setReading] = useState(false)
  /** The keys of rows that the catalog does not have. */
  const [unknown, setUnknown] = useState<ReadonlySet<string>>(new Set())
  const count = rows.filter((row) => canBeLookedUp(row) && !unknown.has(keyOf(row))).length

  async function fill() {
    setReading(true)
    try {
      const loot = await listAllLoot({})
      await untilEntered(store)
      // Another instance has been chosen, whose grid is shown now.
      if (shown.current !== store) return setReading(false)
      const itemOf = indexItems(loot)
      const wanted = store.getState().rows.filter(canBeLookedUp)
      const found = wanted.filter((row) => itemOf(row))
      store.change((all) =>
        all.map((row) => {
          const item = canBeLookedUp(row) ? itemOf(row) : undefined
          return item ? fillFromItem(row, item) : row
        }),
      )
      // At once, so that the filled rows are not offered again for a moment.
      store.settle()
      setUnknown(new Set(wanted.filter((row) => !itemOf(row)).map(keyOf)))
      toast.info(`Filled ${found.length} of ${plural(wanted.length, 'row')} from the catalog`)
    } catch (error) {
      toast.error(messageOf(error))
    }
    setReading(false)
    focus.focusActiveCell()
  }

  if (count === 0) return null
  return (
    <Info text={`${plural(count, 'row lacks', 'rows lack')} slot or type.`}>
      <LineButton
        isLoading={isReading}
        loadingText="Reading the catalog..."
        onClick={() => void fill()}
      >{`Look ${count === 1 ? 'it' : 'them'} up in the catalog`}</LineButton>
    </Info>
  )
}
