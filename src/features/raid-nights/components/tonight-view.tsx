import type { NightId } from '@/contract/ids'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { findRunning, nightsQuery } from '../nights.queries'
import { NightView } from './night-view'
import { NoNight } from './no-night'

interface TonightViewProps extends Omit<ComponentProps<typeof NightView>, 'nightId'> {
  /** The id of a night; otherwise the one that is running is shown. */
  nightId: NightId | undefined
}

/** The raid night that is running, or an earlier one; without one, officers start it. */
export function TonightView({ nightId, ...props }: TonightViewProps) {
  const { guild } = props
  const { data: nights } = useSuspenseQuery(nightsQuery(guild.id))
  const runningId = findRunning(nights)?.id
  // A night that ends stays on the screens of those who see it.
  const [lastId, setLastId] = useState(runningId)
  if (runningId !== undefined && runningId !== lastId) setLastId(runningId)
  const stays = nights.some(({ id }) => id === lastId)
  const shownId = nightId ?? runningId ?? (stays ? lastId : undefined)
  if (shownId === undefined) return <NoNight {...props} nights={nights} />
  return (
    <NightView
      key={shownId}
      {...props}
      nightId={shownId}
      onNightChange={(id) => {
        setLastId(undefined)
        props.onNightChange(id)
      }}
    />
  )
}
