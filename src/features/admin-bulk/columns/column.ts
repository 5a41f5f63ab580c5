import type { createLootBatch } from '@/contract/admin/admin-loot-batch'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import type { CallBody } from '@/contract/call'
import type { Choice } from './choices'

/** A new loot item as a row of the request. */
export type BatchItem = CallBody<typeof createLootBatch>['items'][number]

/**
 * The fields of a row that an admin enters in the grid. Specializations are read from the game's
 * journal only.
 */
export type LootField = Exclude<keyof BatchItem, 'basis' | 'lootSpecializationIds'>

/** The entered fields of an existing item; those that are not known are missing. */
export type StoredFields = Partial<Pick<AdminLootItem, LootField>>

type Value = string | number | null | undefined

/** A cell after it was read. */
export interface Cell<Word extends string = string> {
  /** The normalized text; undefined if the cell is empty. */
  text: string | undefined
  /** The value of the choice that the cell names. */
  value: Word | undefined
  /** The values of the choices that the cell of a list names; undefined if the cell is empty. */
  list: Word[] | undefined
}

export interface ColumnDefinition<
  Id extends string = string,
  Field extends LootField = LootField,
  Word extends string = string,
> {
  id: Id
  label: string
  /** Other names in header rows, besides the label. They are compared by `toKey`. */
  names: readonly string[]
  /** In rem. Those that are shown at first fit into a window of 1440 px. */
  width: number
  /** The fields of the request that the cell sets, and whose errors it shows. */
  fields: readonly Field[]
  /** Shown in an empty cell of a row that is not blank. */
  placeholder?: string
  /** The allowed values. A cell with any other text has an error. */
  choices?: readonly Choice<Word>[]
  /** What a text that is not among the choices is not: "a slot". */
  noun?: string
  /** Words that stand for an empty cell. */
  emptyWords?: readonly string[]
  /** The cell can hold several values, separated by commas. */
  isList?: boolean
  /** The cell holds an item id; a Wowhead link is reduced to its id. */
  isItemId?: boolean
  /** Not shown until a row has a text in it. */
  isHiddenUntilUsed?: boolean
  /** The values of an existing item that its cell shows; a choice is shown by its label. */
  read: (item: StoredFields) => Value | readonly Value[]
  /** The fields of a row by its cell. An undefined field of an existing item stays unchanged. */
  write(cell: Cell<Word>): Required<{ [Each in Field]: BatchItem[Each] | undefined }>
}

/** Defines a column whose `write` returns all of its fields. */
export function defineColumn<
  const Id extends string,
  Field extends LootField,
  Word extends string = string,
>(definition: ColumnDefinition<Id, Field, Word>): ColumnDefinition<Id, Field, Word> {
  return definition
}
