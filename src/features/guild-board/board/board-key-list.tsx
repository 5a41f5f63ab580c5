import { hasRank, type Guild } from '@/contract/guilds/guild'

interface Keys {
  keys: readonly string[]
  label: string
  isForOfficers?: true
}

const KEYS: readonly Keys[] = [
  { keys: ['/'], label: 'Search for an item or a raider' },
  { keys: ['Enter'], label: 'Open the first result, or what has the focus' },
  { keys: ['↑', '↓'], label: 'Next or previous item or raider' },
  {
    keys: ['A'],
    label: 'Award to the raider with the focus, otherwise to the first one',
    isForOfficers: true,
  },
  {
    keys: ['P'],
    label: 'In a raid night: the raider with the focus passes, or not',
    isForOfficers: true,
  },
  { keys: ['1', '…', '9'], label: 'Show one boss only' },
  { keys: ['Esc'], label: 'Close the item' },
  { keys: ['?'], label: 'Show the keys' },
]

interface BoardKeyListProps {
  guild: Guild
}

/** The keys of the board that the user can use, and what they do. */
export function BoardKeyList({ guild }: BoardKeyListProps) {
  const isOfficer = hasRank(guild, 'Officer')
  const known = KEYS.filter(({ isForOfficers }) => isOfficer || !isForOfficers)
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-left text-sm">
      {known.map(({ keys, label }) => (
        <div key={label} className="contents">
          <dt className="flex gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="min-w-6 rounded-sm border border-line bg-raised px-1.5 text-center text-xs leading-5 text-text"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd className="text-muted">{label}</dd>
        </div>
      ))}
    </dl>
  )
}
