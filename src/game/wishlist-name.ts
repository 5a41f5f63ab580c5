/** The default name of a wishlist, e.g. "The Voidspire - Heroic (Frost)". */
export function defaultWishlistName(
  instanceName: string,
  difficulty: string,
  specializationLabel: string,
): string {
  return `${instanceName} - ${difficulty} (${specializationLabel})`
}
