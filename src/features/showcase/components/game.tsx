import { CLASSES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { RARITIES, SLOT_LABELS, SLOTS } from '@/game/items'
import { Avatar } from '@/ui/avatar'
import { Badge, BADGE_VARIANTS } from '@/ui/badge'
import { ItemTile } from '@/ui/item-tile'
import mark from '@/ui/mark.svg'
import { SlotGlyph } from '@/ui/slot-glyph'

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
    <Row caption="Sizes sm, default, lg, xl; tinted; initials if the image fails to load">
      <Avatar name="Frost Mage" size="sm" />
      <Avatar name="Raider#3000" />
      <Avatar name="Ysera Dreamwalker" size="lg" />
      <span data-class="mage">
        <Avatar name="Frostelle" size="xl" isTinted />
      </span>
      <span data-class="demon-hunter">
        <Avatar name="Illi Dari" size="xl" isTinted src={mark} />
      </span>
      <Avatar name="Broken Image" size="lg" src="data:image/png;base64,AA==" />
    </Row>
  )
}

function SlotGlyphDemo() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
      {([...SLOTS, 'TOKEN'] as const).map((slot) => (
        <li
          key={slot}
          className="flex flex-col items-center gap-2 rounded-md border border-line bg-panel px-2 py-3 text-center"
        >
          <span className="flex items-end gap-2 text-text">
            <SlotGlyph slot={slot} className="size-8" />
            <SlotGlyph slot={slot} className="size-4.5 text-muted" />
          </span>
          <span className="text-xs text-muted">
            {slot === 'TOKEN' ? 'Tier token' : SLOT_LABELS[slot]}
          </span>
        </li>
      ))}
    </ul>
  )
}

function ItemTileDemo() {
  return (
    <>
      <Row caption="Each rarity; a tier token; an obtained item">
        {RARITIES.map((rarity, index) => (
          <ItemTile key={rarity} rarity={rarity} slot={SLOTS[index] ?? 'HEAD'} />
        ))}
        <ItemTile rarity="EPIC" slot="CHEST" isToken />
        <ItemTile rarity="EPIC" slot="TRINKET" isFaded />
      </Row>
      <Row caption="Small; with an icon; with an icon that fails to load">
        <ItemTile size="sm" rarity="EPIC" slot="MAIN_HAND" />
        <ItemTile size="sm" rarity="LEGENDARY" slot="RANGED" />
        <ItemTile rarity="EPIC" slot="FINGER" iconUrl={mark} />
        <ItemTile rarity="RARE" slot="OFF_HAND" iconUrl="data:image/png;base64,AA==" />
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
    rule: 'Use next to the name of an item: its icon in its rarity colour, or the slot glyph if there is no icon.',
    Demo: ItemTileDemo,
  },
]
