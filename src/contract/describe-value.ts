import { isRecord } from '@/game/is-record'
import {
  PRIMARY_STAT_LABELS,
  RARITY_LABELS,
  SLOT_LABELS,
  TOKEN_CATEGORY_LABELS,
} from '@/game/items'

/** The labels of enumerations, by field. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  itemSlot: SLOT_LABELS,
  tokenSlots: SLOT_LABELS,
  rarity: RARITY_LABELS,
  primaryStat: PRIMARY_STAT_LABELS,
  tokenCategory: TOKEN_CATEGORY_LABELS,
}

/** The value of a field of the catalog in words; "empty" if there is none. */
export function describeValue(field: string, value: unknown): string {
  if (Array.isArray(value)) {
    return value.map((one) => describeValue(field, one)).join(', ') || 'empty'
  }
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([key, one]) => `${key} ${describeValue(key, one)}`)
      .join(', ')
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return `${value}`
  if (typeof value !== 'string' || value === '') return 'empty'
  return LABELS[field]?.[value] ?? value
}
