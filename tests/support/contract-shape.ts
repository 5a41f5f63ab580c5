import type * as z from 'zod/mini'

/** The parts of a schema's definition that say what lies below it. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  options?: z.ZodMiniType[]
}

/** zod types the definition by schema class; a walk over any schema needs the common view. */
function definitionOf(schema: z.ZodMiniType): Definition {
  return schema._zod.def
}

/** The schema below optional, nullable and default. */
function unwrap(schema: z.ZodMiniType): Definition {
  const definition = definitionOf(schema)
  return definition.innerType ? unwrap(definition.innerType) : definition
}

/**
 * The paths at which a value lacks a field that the schema declares, even an optional one, or holds
 * one that it does not declare. The reference backend sends every field, null when it is empty.
 */
export function missingFields(schema: z.ZodMiniType, value: unknown, path = ''): string[] {
  const { shape, element, options } = unwrap(schema)
  const here = path || '(answer)'
  if (value === null) return schema.safeParse(null).success ? [] : [`${here} is null`]
  if (options) {
    const matching = options.find((option) => option.safeParse(value).success)
    return matching ? missingFields(matching, value, path) : [`${here} fits no option`]
  }
  if (element) {
    if (!Array.isArray(value)) return [`${here} is no list`]
    return value.flatMap((entry, index) => missingFields(element, entry, `${path}.${index}`))
  }
  if (shape) {
    if (typeof value !== 'object') return [`${here} is no object`]
    const sent = new Map<string, unknown>(Object.entries(value ?? {}))
    const undeclared = [...sent.keys()].filter((key) => !(key in shape))
    return [
      ...undeclared.map((key) => `${path}.${key} is not declared`),
      ...Object.entries(shape).flatMap(([key, inner]) =>
        sent.has(key)
          ? missingFields(inner, sent.get(key), `${path}.${key}`)
          : [`${path}.${key} is missing`],
      ),
    ]
  }
  return schema.safeParse(value).success ? [] : [`${here} is ${JSON.stringify(value)}`]
}

/** The paths of all fields of a request body; the first entry stands for every entry of a list. */
export function fieldPaths(
  schema: z.ZodMiniType,
  path: readonly (string | number)[] = [],
): string[] {
  const { shape, element } = unwrap(schema)
  const own = path.length > 0 ? [path.join('.')] : []
  if (element) return [...own, ...fieldPaths(element, [...path, 0])]
  if (!shape) return own
  return [
    ...own,
    ...Object.entries(shape).flatMap(([key, inner]) => fieldPaths(inner, [...path, key])),
  ]
}
