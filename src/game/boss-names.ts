/**
 * A boss's name without what tells bosses apart nowhere, for narrow rows: "Coiled Altar" for "The
 * Coiled Altar", "Vashnik" for "Vashnik the Malignant", but "Vexie and the Geargrinders".
 */
export function shortBossName(name: string): string {
  return name.replace(/^The /, '').replace(/(?<! and),? the .*$/, '')
}
