interface AutoNameParts {
  instanceName: string | undefined
  difficulty: string | undefined
  specializationLabel: string | undefined
}

/**
 * The name proposed for a wishlist: `{instance name} - {difficulty} ({spec label})`, or null until
 * all three are chosen (spec section 4, "Name auto-fill").
 */
export function autoName({
  instanceName,
  difficulty,
  specializationLabel,
}: AutoNameParts): string | null {
  if (!instanceName || !difficulty || !specializationLabel) return null
  return `${instanceName} - ${difficulty} (${specializationLabel})`
}
