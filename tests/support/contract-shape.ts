import type * as z from 'zod/mini'

/** The parts of a schema's definition that contain other schemas. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  options?: z.ZodMiniType[]
}

/** zod types the definition per schema class; walking any schema needs a common type. */
function definitionOf(schema: z.ZodMiniType): Definition {
  return schema._zod.def
}

/** The schema inside optional, nullable and default wrappers. */
function unwrap(schema: z.ZodMiniType): Definition {
  const definition = definitionOf(schema)
  return definition.innerType ? unwrap(definition.innerType) : definition
}

/**
 * The paths of declared fields, optional ones included, that a value lacks, and of undeclared
 * fields that it has. The reference backend sends every field; empty ones are null.
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

/** The paths of all fields of a request body; lists are represented by their first entry. */
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
