import type { RosterMember } from '@/contract/guilds/guild-roster'
import { countHere } from '@/contract/guilds/night-counts'
import {
  ATTENDANCE_STATUSES,
  type AttendanceStatus,
  type Attendee,
  type Drop,
  type NightDetails,
  type setAttendance,
  type setDropCount,
  type setPass,
} from '@/contract/guilds/raid-nights'
import type { CallBody } from '@/contract/call'
import type { LootItem } from '@/contract/loot-item'
import { roleOfCharacter } from '@/features/guild-board/team-members'
import { ROLES, type Role } from '@/game/roles'
import { joinFacts } from '@/lib/format'

/** The status of a raider; undefined for one that this version does not know. */
export function statusOf({ status }: Attendee): AttendanceStatus | undefined {
  return ATTENDANCE_STATUSES.find((known) => known === status)
}

/** The status that a press on a raider sets: present, late, absent, bench, and again. */
export function nextStatus(attendee: Attendee): AttendanceStatus {
  const position = ATTENDANCE_STATUSES.findIndex((known) => known === attendee.status)
  return ATTENDANCE_STATUSES[(position + 1) % ATTENDANCE_STATUSES.length] ?? 'present'
}

/** "24 of 27 here · 1 late · 2 absent". The bench is not expected to be here. */
export function describeAttendance(raiders: readonly Attendee[]): { here: string; rest: string } {
  const count = (status: AttendanceStatus) => raiders.filter((one) => one.status === status).length
  const { here, expected } = countHere(raiders)
  const counted = (['late', 'absent', 'bench'] as const).map((status) => {
    const number = count(status)
    return number > 0 && (status === 'bench' ? `${number} on the bench` : `${number} ${status}`)
  })
  return {
    here: `${here} of ${expected} here`,
    rest: joinFacts(counted),
  }
}

export interface AttendanceGroup {
  /** Undefined: neither role nor class is known. */
  role: Role | 'guest' | undefined
  raiders: readonly Attendee[]
}

/**
 * The raiders of a night by role: that of the roster, or else of the class; guests apart.
 * @param members the roster
 */
export function groupAttendance(
  raiders: readonly Attendee[],
  members: readonly RosterMember[],
): AttendanceGroup[] {
  const memberOf = new Map(members.map((member) => [member.id, member]))
  const roleOf = (raider: Attendee) =>
    raider.memberId == null
      ? 'guest'
      : roleOfCharacter(memberOf.get(raider.memberId) ?? { className: raider.className })
  return [...ROLES, undefined, 'guest' as const]
    .map((role) => ({ role, raiders: raiders.filter((raider) => roleOf(raider) === role) }))
    .filter((group) => group.raiders.length > 0)
}

/**
 * Why raiders come last among those who want a drop, by the game's id of the character: they are
 * not there, have passed, or have got the item in this night.
 */
export function standings(
  { raiders, awards }: NightDetails,
  drop: Pick<Drop, 'lootItemId' | 'passedBy'>,
): ReadonlyMap<number, string> {
  const reasons = new Map<number, string>()
  for (const { memberId, status } of raiders) {
    if (memberId == null) continue
    if (status === 'absent') reasons.set(memberId, 'absent')
    if (status === 'bench') reasons.set(memberId, 'on the bench')
  }
  for (const memberId of drop.passedBy ?? []) reasons.set(memberId, 'passed')
  for (const { recipient, lootItemId, isAwardReason } of awards) {
    const isSame = lootItemId != null && lootItemId === drop.lootItemId
    if (isSame && recipient?.id != null && !isAwardReason)
      reasons.set(recipient.id, 'got it tonight')
  }
  return reasons
}

interface AttendanceChange {
  body: CallBody<typeof setAttendance>
  /** Of the raider. */
  name: string
  className: string | null | undefined
}

/** A night after a raider's attendance was set. */
export function withAttendance(
  night: NightDetails,
  { body: { memberId, guest, status }, name, className }: AttendanceChange,
): NightDetails {
  const isRaider = (raider: Attendee) =>
    memberId == null
      ? raider.memberId == null && raider.name === guest?.name
      : raider.memberId === memberId
  const raiders =
    status === null
      ? night.raiders.filter((raider) => !isRaider(raider))
      : night.raiders.some(isRaider)
        ? night.raiders.map((raider) => (isRaider(raider) ? { ...raider, status } : raider))
        : [...night.raiders, { memberId, name, className, status }]
  return { ...night, raiders }
}

interface PassChange {
  body: CallBody<typeof setPass>
  /** Of the raider. */
  name: string
}

/** A night after it was set whether a raider has passed on a drop. */
export function withPass(
  night: NightDetails,
  { body: { dropId, memberId, hasPassed } }: PassChange,
): NightDetails {
  const drops = night.drops.map((drop) => {
    if (drop.id !== dropId) return drop
    const others = (drop.passedBy ?? []).filter((id) => id !== memberId)
    return { ...drop, passedBy: hasPassed ? [...others, memberId] : others }
  })
  return { ...night, drops }
}

interface DropCount {
  body: CallBody<typeof setDropCount>
  item: LootItem
}

/** A night after it was set how often an item has dropped. */
export function withDropCount(
  night: NightDetails,
  { body: { lootItemId, difficulty, count }, item }: DropCount,
): NightDetails {
  const isDrop = (drop: Drop) => drop.lootItemId === lootItemId && drop.difficulty === difficulty
  const added: Drop = {
    // Until the answer has the id.
    id: `new ${lootItemId} ${difficulty}`,
    lootItemId,
    itemName: item.name,
    bossName: item.boss?.name,
    difficulty,
    count,
    markedAt: new Date().toISOString(),
  }
  const drops = night.drops.some(isDrop)
    ? night.drops.map((drop) => (isDrop(drop) ? { ...drop, count } : drop))
    : [...night.drops, added]
  return { ...night, drops: drops.filter((drop) => drop.count > 0) }
}
