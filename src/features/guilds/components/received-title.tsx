import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { guildsQuery } from '../guilds.queries'
import { ownAwardsQuery } from '../own-awards.queries'

/** How often it is asked whether a raid night has started, and what the user has received in it. */
const GUILDS_MS = 300_000
const AWARDS_MS = 60_000

/**
 * Names in the title of the tab what the user receives in a raid night. Render it while the page is
 * hidden: such a page has no stream of changes.
 */
export function ReceivedTitle() {
  const inBackground = { refetchIntervalInBackground: true } as const
  const { data: guilds = [] } = useQuery({
    ...guildsQuery(),
    ...inBackground,
    refetchInterval: GUILDS_MS,
  })
  const [since] = guilds.flatMap(({ nightStartedAt }) => nightStartedAt ?? []).toSorted()
  const { data: awards } = useQuery({
    ...ownAwardsQuery(since ?? ''),
    ...inBackground,
    enabled: since !== undefined,
    refetchInterval: AWARDS_MS,
  })
  // What was received before the page was hidden is known.
  const [known, setKnown] = useState(awards?.length)
  if (known === undefined && awards) setKnown(awards.length)
  const received = known !== undefined && awards && awards.length > known ? awards[0] : undefined
  const name = received?.itemName
  useEffect(() => {
    if (name === undefined) return undefined
    const { title } = document
    document.title = `You received ${name} · ${title}`
    return () => {
      document.title = title
    }
  }, [name])
  return null
}
