import type { SandboxCharacter } from './accounts'
import { ARGENT_DAWN, SILVERMOON } from './world'

/*
 * Changes to the roster of Ashen Vanguard, to the guild and to Frostelle that a person can choose
 * on the page `roster` of the sandbox, to see how Guildr handles them. Lost when the server ends.
 */

export type SandboxMember = Pick<
  SandboxCharacter,
  'id' | 'name' | 'level' | 'realm' | 'className'
> & { rank: number }

interface RosterChange {
  label: string
  /** Changes the roster; `changedWorld` makes the other changes. */
  apply?: (members: readonly SandboxMember[]) => SandboxMember[]
}

export const FROSTELLE_ID = 230_300_001

const NEWCOMER: SandboxMember = {
  id: 230_990_001,
  name: 'Morwenna',
  level: 90,
  realm: ARGENT_DAWN,
  className: 'Warlock',
  rank: 5,
}
const NAMESAKE: SandboxMember = {
  id: 230_990_002,
  name: 'Frostelle',
  level: 90,
  realm: SILVERMOON,
  className: 'Rogue',
  rank: 6,
}

/** Changes the member of that name on Argent Dawn. */
const changing =
  (name: string, change: Partial<SandboxMember>) => (all: readonly SandboxMember[]) =>
    all.map((one) => (one.name === name && one.realm === ARGENT_DAWN ? { ...one, ...change } : one))

export const ROSTER_CHANGES: Readonly<Record<string, RosterChange>> = {
  join: { label: 'Morwenna joins', apply: (all) => [...all, NEWCOMER] },
  leave: {
    label: 'Emberlyn leaves',
    apply: (all) => all.filter(({ name }) => name !== 'Emberlyn'),
  },
  demotion: {
    label: 'Frostelle, an officer, is demoted to rank 4',
    apply: (all) => all.map((one) => (one.id === FROSTELLE_ID ? { ...one, rank: 4 } : one)),
  },
  promotion: { label: 'Quillow is promoted to rank 1', apply: changing('Quillow', { rank: 1 }) },
  rename: { label: 'Bai is renamed to Baihu', apply: changing('Bai', { name: 'Baihu' }) },
  namesake: {
    label: 'Another Frostelle joins, on Silvermoon',
    apply: (all) => [...all, NAMESAKE],
  },
  'own-rename': { label: 'Frostelle is renamed to Frostina' },
  transfer: { label: 'Frostelle is transferred to the account Newcomer#2000' },
  'guild-rename': { label: 'The guild is renamed to Ember Vanguard' },
  'guild-namesake': { label: 'Another guild has the name Ashen Vanguard' },
}

/** The statuses with which Battle.net can fail to answer with a roster. */
export const ROSTER_FAILURES = [404, 403, 503] as const
type RosterFailure = (typeof ROSTER_FAILURES)[number]

/** The choice for the rosters: names of `ROSTER_CHANGES`, and the failure of every roster. */
export interface RosterChoice {
  changes: readonly string[]
  failure: RosterFailure | null
}

export type RosterSwitch = ReturnType<typeof createRosterSwitch>

export function createRosterSwitch() {
  let choice: RosterChoice = { changes: [], failure: null }
  return {
    read: () => choice,
    /**
     * Reads the fields `change`, any number, and `failure` of the form. Unknown values are ignored.
     */
    choose(form: URLSearchParams) {
      const wanted = form.getAll('change')
      choice = {
        changes: Object.keys(ROSTER_CHANGES).filter((change) => wanted.includes(change)),
        failure: ROSTER_FAILURES.find((status) => String(status) === form.get('failure')) ?? null,
      }
    },
    isChosen: (change: string) => choice.changes.includes(change),
    apply: (members: readonly SandboxMember[]) =>
      choice.changes.reduce<readonly SandboxMember[]>(
        (all, change) => ROSTER_CHANGES[change]?.apply?.(all) ?? all,
        members,
      ),
  }
}
