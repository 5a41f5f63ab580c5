import { useState, type ReactNode } from 'react'
import { useGrid } from '../sheet/grid-context'
import { LootGrid } from '../sheet/loot-grid'
import { ColumnMapping } from './column-mapping'
import { FindBar } from './find-bar'
import { GridToolbar } from './grid-toolbar'

/** The grid with its toolbar, a line of information, the search, and the columns of a paste. */
export function GridSection({ info }: { info: ReactNode }) {
  const { focus } = useGrid()
  const [isFinding, setFinding] = useState(false)
  return (
    <>
      <div className="min-h-8 touch:min-h-11">
        <GridToolbar onFind={() => setFinding(true)} />
      </div>
      {info}
      {isFinding && <FindBar onClose={focus.after(() => setFinding(false))} />}
      <LootGrid onFind={() => setFinding(true)} onEscape={() => setFinding(false)} />
      <ColumnMapping />
    </>
  )
}
