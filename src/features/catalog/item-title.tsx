import { rarityOf } from '@/game/items'

/** An item's name in the colour of its rarity, as the title of a sheet. */
export function ItemTitle({ item }: { item: { name: string; rarity: string } }) {
  return (
    <span data-rarity={rarityOf(item)} className="text-tint-text">
      {item.name}
    </span>
  )
}
