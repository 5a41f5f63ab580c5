import type { RosterMember } from '@/contract/guilds/guild-roster'
import { joinFacts } from '@/lib/format'

type Attending = Pick<RosterMember, 'attendance'>

/** "12 of 14": in how many nights a member was there, of those in which it was expected. */
export function describePresence({ attendance }: Attending): string | null {
  return attendance && attendance.held > 0 ? `${attendance.present} of ${attendance.held}` : null
}

/** "12 of 14 · 1 late · 2 on the bench"; null without a night. */
export function describeAttendance(member: Attending): string | null {
  const { attendance } = member
  if (!attendance) return null
  const { late, bench } = attendance
  return joinFacts([
    describePresence(member),
    late > 0 && `${late} late`,
    bench > 0 && `${bench} on the bench`,
  ])
}
