import * as z from 'zod/mini'
import { createStoredString } from './browser-storage'
import { parseJson } from '../parse-json'

/**
 * A value in browser storage as JSON; see `createStoredString`.
 * @param fallback what is read if nothing is stored, or a value that does not fit the schema
 */
export function createStoredValue<Value>(
  getStorage: () => Storage,
  key: string,
  schema: z.ZodMiniType<Value>,
  fallback: Value,
) {
  const stored = createStoredString(getStorage, key)
  return {
    read: (): Value => schema.safeParse(parseJson(stored.read() ?? '')).data ?? fallback,
    write: (value: Value) => stored.write(JSON.stringify(value)),
  }
}
