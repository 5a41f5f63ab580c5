import { CLASSES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { RARITIES, SLOT_LABELS, SLOTS, HELD_TYPES } from '@/game/items'
import { Avatar } from '@/ui/pictures/avatar'
import { Badge, BADGE_VARIANTS } from '@/ui/badge'
import { ItemTile, type TileItem } from '@/ui/pictures/item-tile'
import mark from '@/ui/messages/mark.svg'
import { SlotGlyph } from '@/ui/pictures/slot-glyph'

import { Row, type Specimen } from './specimen'

function BadgeDemo() {
  return (
    <>
      <Row caption="Every variant">
        {BADGE_VARIANTS.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
      </Row>
      <Row caption="Coloured by value: variant tint with data-difficulty">
        {DIFFICULTIES.map((difficulty) => (
          <Badge key={difficulty} variant="tint" data-difficulty={difficulty}>
            {difficulty}
          </Badge>
        ))}
      </Row>
    </>
  )
}

/** Shows each class colour as text, border, fill and background. */
function TintDemo() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {CLASSES.map(({ name, slug }) => (
        <div
          key={slug}
          data-class={slug}
          className="rounded-md border border-tint-line tint-bar bg-tint-ground px-4 py-2 text-sm font-medium text-tint-text"
        >
          {name}
        </div>
      ))}
    </div>
  )
}

function AvatarDemo() {
  return (
    <Row caption="Tinted; initials if the image fails to load">
      <Avatar name="Raider#3000" />
      <span data-class="mage">
        <Avatar name="Frostelle" isTinted />
      </span>
      <span data-class="demon-hunter">
        <Avatar name="Illi Dari" isTinted src={mark} />
      </span>
      <Avatar name="Broken Image" src="data:image/png;base64,AA==" />
    </Row>
  )
}

function SlotGlyphDemo() {
  return (
    <Row caption="Of each slot, from head to off hand">
      {SLOTS.map((slot) => (
        <span key={slot} title={SLOT_LABELS[slot]}>
          <SlotGlyph slot={slot} className="size-8" />
        </span>
      ))}
    </Row>
  )
}

/** A loot item as the tile shows it. */
const HELM: TileItem = { rarity: 'EPIC', itemSlot: 'HEAD', isTokenItem: false }

function ItemTileDemo() {
  return (
    <>
      <Row caption="Each rarity; tier tokens, the last one for any slot; an obtained item">
        {RARITIES.map((rarity, index) => (
          <ItemTile key={rarity} item={{ ...HELM, rarity, itemSlot: SLOTS[index] }} />
        ))}
        <ItemTile item={{ ...HELM, isTokenItem: true }} />
        <ItemTile item={{ ...HELM, isTokenItem: true, itemSlot: null }} />
        <ItemTile item={HELM} isFaded />
      </Row>
      <Row caption="Types of weapons and off-hands; a warglaive">
        {HELD_TYPES.map((itemType) => (
          <ItemTile key={itemType} item={{ ...HELM, itemType }} title={itemType} />
        ))}
        <ItemTile
          item={{ ...HELM, itemType: 'One-Handed Sword', classes: ['Demon Hunter'] }}
          title="Warglaive"
        />
      </Row>
      <Row caption="Small; with an icon; with an icon that fails to load">
        <ItemTile size="sm" item={HELM} />
        <ItemTile item={{ ...HELM, iconUrl: mark }} />
        <ItemTile item={{ ...HELM, rarity: 'RARE', iconUrl: 'data:image/png;base64,AA==' }} />
      </Row>
    </>
  )
}

export const GAME: readonly Specimen[] = [
  {
    name: 'Badge',
    rule: 'Use one or two words to classify an element: rarity, class, faction, state. A badge is not a button.',
    Demo: BadgeDemo,
  },
  {
    name: 'Class colours',
    rule: 'Set data-class, data-rarity, data-difficulty or data-faction on an element and use the tint utilities inside it.',
    Demo: TintDemo,
  },
  {
    name: 'Avatar',
    rule: 'Use for a character (tinted) or an account (plain).',
    Demo: AvatarDemo,
  },
  {
    name: 'SlotGlyph',
    rule: 'Use next to the name of a slot. Use an ItemTile for an item.',
    Demo: SlotGlyphDemo,
  },
  {
    name: 'ItemTile',
    rule: 'Use next to the name of an item: its icon in its rarity colour, or the glyph of its type or slot if there is no icon.',
    Demo: ItemTileDemo,
  },
]
