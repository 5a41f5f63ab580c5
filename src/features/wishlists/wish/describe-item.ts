import type { LootItem } from '@/contract/loot-item'
import type { Wishlist, WishlistItem } from '@/contract/wishlist'
import { findClass, findSpecialization } from '@/game/classes'
import { canUse, slotsOf } from '@/game/eligibility'
import { ITEM_TYPE_OF_SLOT, SLOT_OF_ITEM_TYPE } from '@/game/item-slots'
import { ARMOR_TYPES, ITEM_TYPES, PRIMARY_STATS, SLOTS, slotLabel } from '@/game/items'
import { capitalized, joinFacts } from '@/lib/format'

/** The list for which an item is described. */
export type DescribedFor = Pick<
  Wishlist,
  'character' | 'instance' | 'specialization' | 'difficulty'
>

interface DescribeOptions {
  /** Whether to name the slot; false if all items around are for the same slot. */
  hasSlot?: boolean
  /** Whether to name the item level; false if it stands above the items. */
  hasLevel?: boolean
}

/**
 * The facts of an item in a slot that matter for a list, e.g. "Head", "Plate", "298". Slot and type
 * are named once, an armor type and a primary stat only if they are not the character's own, the
 * item level if it is known for the list's difficulty.
 */
export function describeItem(
  item: LootItem,
  slot: string,
  list: DescribedFor,
  { hasSlot = true, hasLevel = true }: DescribeOptions = {},
): string[] {
  const level = hasLevel ? itemLevelOf(item, list) : undefined
  const facts = [
    ...(item.isTokenItem
      ? // Under its boss, a token has room for the slot.
        [describeToken(item, slot, list, hasSlot || !hasLevel)]
      : describeKind(item, slot, list, hasSlot)),
    foreignStat(item, list),
    level === undefined ? undefined : String(level),
  ]
  return facts.filter((fact) => fact !== undefined)
}

/** "Your head tier piece"; all slots of a token if its slot is not known. */
function describeToken(item: LootItem, slot: string, list: DescribedFor, hasSlot: boolean): string {
  const slots = slot ? [slot] : slotsOf(item)
  const names = slots.map((one) => slotLabel(one).toLowerCase()).join(', ')
  const piece = hasSlot ? `${names} tier piece` : 'tier piece'
  const isUsable = canUse(item, list.character.className, list.specialization)
  return isUsable ? `Your ${piece}` : capitalized(piece)
}

/** The slot and the type, without what one says about the other. */
function describeKind(
  { itemType }: LootItem,
  slot: string,
  { character }: DescribedFor,
  hasSlot: boolean,
): (string | undefined)[] {
  const slotFact = hasSlot ? slotLabel(slot) : undefined
  if (!itemType) return [slotLabel(slot)]
  if (isArmor(itemType)) {
    const isOwn = findClass(character.className)?.armorType === itemType
    return [slotFact, isOwn ? undefined : itemType.replace(' Armor', '')]
  }
  const knownSlot = SLOTS.find((known) => known === slot)
  if (knownSlot && ITEM_TYPE_OF_SLOT[knownSlot] === itemType) return [slotFact]
  const knownType = ITEM_TYPES.find((known) => known === itemType)
  const isUsualSlot = knownType !== undefined && SLOT_OF_ITEM_TYPE[knownType] === slot
  return [isUsualSlot ? undefined : slotFact, itemType]
}

function isArmor(itemType: string | null | undefined) {
  return ARMOR_TYPES.some((known) => known === itemType)
}

/** The primary stat, unless the list's specialization has it. Armor has that of its wearer. */
function foreignStat({ itemType, primaryStat }: LootItem, list: DescribedFor): string | undefined {
  const known = PRIMARY_STATS.find((stat) => stat === primaryStat)
  const own = findSpecialization(list.character.className, list.specialization)?.primaryStat
  if (known === undefined || known === own || isArmor(itemType)) return undefined
  return capitalized(known)
}

/** The slot of a wish for an item that fits others too, as a tier token does; else undefined. */
export function slotOfSeveral(item: LootItem, slot: string): string | undefined {
  return slot !== '' && slotsOf(item).some((one) => one !== slot) ? slotLabel(slot) : undefined
}

/** The name of a wish for its controls: the list may have the same item in another slot. */
export function wishName({ lootItem, slot }: Pick<WishlistItem, 'lootItem' | 'slot'>): string {
  const slotName = slotOfSeveral(lootItem, slot)
  return slotName ? `${lootItem.name} (${slotName})` : lootItem.name
}

/**
 * The item level at which an item drops for a list: its boss's, otherwise the instance's; undefined
 * if it is unknown.
 */
export function itemLevelOf(
  { boss }: LootItem,
  { instance, difficulty }: Pick<DescribedFor, 'instance' | 'difficulty'>,
) {
  return boss?.itemLevels?.[difficulty] ?? instance.itemLevels?.[difficulty]
}

/**
 * The text of a wish's row about its item: who has awarded it, the facts that matter for the list,
 * and the boss.
 */
export function describeWish(
  wish: Pick<WishlistItem, 'lootItem' | 'slot' | 'isObtained' | 'awardedBy'>,
  list: DescribedFor,
): string {
  const { lootItem, slot, isObtained, awardedBy } = wish
  return joinFacts([
    isObtained && awardedBy && `Awarded by ${awardedBy}`,
    ...describeItem(lootItem, slot, list),
    lootItem.boss?.name,
  ])
}
