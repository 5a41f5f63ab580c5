import type { InstanceId, LootItemId } from '@/contract/ids'
import { canUse, slotsOf, type ItemTraits } from '@/game/eligibility'
import type { Difficulty } from '@/game/difficulties'
import { SLOTS, type Slot } from '@/game/items'
import type { ImportSimBody } from '@/contract/sim-import'

/** A loot item with the fields that decide which gains are credited to it. */
export interface CreditableItem extends ItemTraits {
  id: string
  name: string
  itemId: number | null
  instanceId: InstanceId
  instanceName: string
  /** The journal's ids of its raid and boss. */
  blizzardInstanceId: number | null
  blizzardEncounterId: number | null
  availableDifficulties: readonly Difficulty[]
}

type Gain = ImportSimBody['gains'][number]

interface LootGain {
  lootItemId: LootItemId
  name: string
  slot: Slot
  itemLevel: number | null
  gain: number
  percent: number
  error: number | null
}

/** The gains of one raid and difficulty, best first. */
export interface CreditedRaid {
  instanceId: InstanceId
  instanceName: string
  difficulty: Difficulty
  gains: LootGain[]
}

/** The character whose gains they are. */
interface Wearer {
  className: string
  specialization: string
}

/**
 * Credits each gain to the loot item that has to drop for it: the item itself, the token of a tier
 * piece, or the item that the catalyst converts (docs/specification.md, section 10). Of several
 * gains for the same loot item, slot and difficulty, the best one counts.
 */
export function creditGains(
  gains: readonly Gain[],
  items: readonly CreditableItem[],
  wearer: Wearer,
): { raids: CreditedRaid[]; unmatchedItemIds: number[] } {
  const raids = new Map<string, CreditedRaid>()
  const unmatchedItemIds = new Set<number>()
  // The best gain of a loot item comes first.
  for (const gain of gains.toSorted((one, other) => other.gain - one.gain)) {
    const credited = findDrops(gain, items, wearer).flatMap((item) => toCredited(gain, item))
    if (credited.length === 0) unmatchedItemIds.add(gain.itemId)
    for (const { raid, loot } of credited) {
      const key = `${raid.instanceId}/${raid.difficulty}`
      const { gains: others } = raids.get(key) ?? raid
      const isKnown = others.some(
        ({ lootItemId, slot }) => lootItemId === loot.lootItemId && slot === loot.slot,
      )
      if (!isKnown) raids.set(key, { ...raid, gains: [...others, loot] })
    }
  }
  return { raids: [...raids.values()], unmatchedItemIds: [...unmatchedItemIds] }
}

/**
 * The loot items that have to drop for a gain: the item of the boss that the gain names. If the
 * gain names no boss, or that boss does not have the item, one item per raid that has it. If no
 * raid has it and it is a tier piece, the token of the boss.
 */
function findDrops(gain: Gain, items: readonly CreditableItem[], wearer: Wearer) {
  const { instanceId, encounterId, sourceItemId } = gain
  const isOfRaid = (item: CreditableItem) =>
    instanceId == null || item.blizzardInstanceId === null || item.blizzardInstanceId === instanceId
  const isOfBoss = (item: CreditableItem) => item.blizzardEncounterId === encounterId
  const wanted = sourceItemId ?? gain.itemId
  const same = items.filter((item) => item.itemId === wanted && isOfRaid(item))
  const found = same.find(isOfBoss)
  if (found) return [found]
  if (same.length > 0) return onePerRaid(same)
  if (!gain.isTierPiece || sourceItemId != null || encounterId == null) return []
  // The report names the tier piece, but not its token, which is the boss's token for the slot.
  const token = items.find(
    (item) =>
      item.isTokenItem &&
      isOfBoss(item) &&
      isOfRaid(item) &&
      slotsOf(item).some((slot) => slot === gain.slot) &&
      canUse(item, wearer.className, wearer.specialization),
  )
  return token ? [token] : []
}

function onePerRaid(items: readonly CreditableItem[]): CreditableItem[] {
  return [...new Map(items.map((item) => [item.instanceId, item])).values()]
}

/**
 * Empty if the raid does not have the difficulty, if the item has no slot, or if a token fits
 * several slots and the gain names none of them.
 */
function toCredited(gain: Gain, item: CreditableItem): { raid: CreditedRaid; loot: LootGain }[] {
  const slots = item.isTokenItem ? slotsOf(item) : SLOTS.filter((slot) => slot === item.itemSlot)
  const slot = slots.length === 1 ? slots[0] : slots.find((one) => one === gain.slot)
  if (!slot || !item.availableDifficulties.includes(gain.difficulty)) return []
  const { id: lootItemId, name, instanceId, instanceName } = item
  const { difficulty, itemLevel = null, percent, error = null } = gain
  return [
    {
      raid: { instanceId, instanceName, difficulty, gains: [] },
      loot: { lootItemId, name, slot, itemLevel, gain: gain.gain, percent, error },
    },
  ]
}
