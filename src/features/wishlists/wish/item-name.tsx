import type { LootItem } from '@/contract/loot-item'
import { wowheadUrl } from '@/game/wowhead'

interface ItemNameProps {
  item: LootItem
  isObtained?: boolean
  tabIndex?: number
  className?: string
}

/** An item's name in the colour of its rarity, linked to its Wowhead page. */
export function ItemName({ item, isObtained = false, tabIndex, className = '' }: ItemNameProps) {
  const url = wowheadUrl(item)
  const styles = `${className} font-medium break-words ${isObtained ? 'text-muted' : 'text-tint-text'}`
  if (url === null) return <span className={styles}>{item.name}</span>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={tabIndex}
      className={`${styles} hover:underline`}
    >
      {item.name}
    </a>
  )
}
