import { automaticName } from '@/contract/wishlist'

interface AutoNameParts {
  instanceName: string | undefined
  difficulty: string | undefined
  specializationLabel: string | undefined
}

/** The proposed name of a wishlist, or null until all three parts are chosen. */
export function autoName({
  instanceName,
  difficulty,
  specializationLabel,
}: AutoNameParts): string | null {
  if (!instanceName || !difficulty || !specializationLabel) return null
  return automaticName({ instanceName, difficulty, specializationLabel })
}
