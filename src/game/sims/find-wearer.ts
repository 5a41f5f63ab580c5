import { CLASSES, type GameClass } from '../classes'

/** "death_knight", "deathknight" and "Death Knight" are the same word. */
function toWord(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}

type Wearer = Record<'className' | 'specialization', string | null>

/**
 * The class and specialization of a report, which names them in words and may have Blizzard's id.
 */
export function findWearer(
  className: string | null,
  specialization: string | null,
  specializationId: number | null = null,
): Wearer {
  const gameClass =
    CLASSES.find(({ name }) => toWord(name) === toWord(className ?? '')) ??
    CLASSES.find((one) => one.specializations.some(({ id }) => id === specializationId))
  return { className: gameClass?.name ?? null, specialization: slugOf(gameClass, specialization) }
}

/** "Restoration Druid": the specialization, then the class. */
export function findWearerOfLabel(label: string | null): Wearer {
  const word = toWord(label ?? '')
  const gameClass = CLASSES.find(({ name }) => word.endsWith(toWord(name)))
  const specialization = gameClass ? word.slice(0, -toWord(gameClass.name).length) : null
  return { className: gameClass?.name ?? null, specialization: slugOf(gameClass, specialization) }
}

function slugOf(gameClass: GameClass | undefined, name: string | null): string | null {
  const found = gameClass?.specializations.find((one) => toWord(one.name) === toWord(name ?? ''))
  return found?.slug ?? null
}
