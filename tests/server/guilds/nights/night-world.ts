import { listAwards } from '@/contract/guilds/guild-awards'
import { getGuildRoster, setTeam } from '@/contract/guilds/guild-roster'
import {
  ATTENDANCE_STATUSES,
  changeNight,
  getNight,
  listNights,
  setAttendance,
  setDropCount,
  setPass,
  startNight,
} from '@/contract/guilds/raid-nights'
import { make, rejection } from '../../../support/backend/backend-calls'
import { MINUTE_MS } from '../../../support/backend/guild'
import type { GuildWorld } from '../guild-world'

interface Counted {
  /** How often each loot item has dropped. */
  drops: Map<string, number>
  /** The status of each raider, by the id of the character, or a text for one who is forgotten. */
  raiders: Map<number | string, string>
  /** The characters that have passed on a loot item. */
  passes: Map<string, Set<number>>
  startedAt: string
  isRunning: boolean
}

/** What officers do in the raid nights of a guild, and what has to be counted after it. */
export class NightWorld {
  private readonly nights = new Map<string, Counted>()
  private forgotten = 0

  constructor(private readonly world: GuildWorld) {}

  private get call() {
    const { master: token, guildId, instanceId } = this.world
    return { token, params: { guildId, instanceId, difficulty: 'Heroic' } }
  }

  private get running() {
    return [...this.nights].find(([, { isRunning }]) => isRunning)
  }

  /** Puts the guild master, who never leaves the guild, into the team or on its bench. */
  async setTeam(memberId: number, choice: number) {
    const { token, params } = this.call
    const body = { memberIds: [memberId], teamStatus: choice % 2 === 0 ? 'core' : 'bench' }
    await make(this.world.backend, setTeam, { token, params, body })
  }

  async start() {
    const { backend } = this.world
    const roster = await make(backend, getGuildRoster, this.call)
    const body = { instanceId: this.world.instanceId, difficulty: 'Heroic' }
    const status = this.running ? 200 : 201
    const { id, startedAt } = await make(backend, startNight, { ...this.call, body, status })
    if (this.nights.has(id)) return
    const chosen = roster.filter(({ teamStatus }) => teamStatus != null)
    const team = chosen.length > 0 ? chosen : roster.filter(({ isShared }) => isShared)
    const raiders = team.map(
      (one) => [one.id, one.teamStatus === 'bench' ? 'bench' : 'present'] as const,
    )
    const counted = { drops: new Map(), raiders: new Map(raiders), passes: new Map() }
    this.nights.set(id, { ...counted, startedAt, isRunning: true })
  }

  async end() {
    const [id, night] = this.running ?? []
    if (!id || !night) return
    await make(this.world.backend, changeNight, { ...this.of(id), body: { isRunning: false } })
    night.isRunning = false
  }

  private of(nightId: string) {
    return { token: this.call.token, params: { ...this.call.params, nightId } }
  }

  private pick(choice: number) {
    return [...this.nights][choice % Math.max(1, this.nights.size)]
  }

  /** Corrects how often an item has dropped in one of the nights. */
  async mark(choice: number) {
    const [id, night] = this.pick(choice) ?? []
    const awards = await this.awardsOf(id)
    const { lootItemId } = awards.at(0) ?? {}
    if (!id || !night || lootItemId == null) return
    const count = choice % 4
    const given = awards.filter((award) => award.lootItemId === lootItemId && award.dropId)
    const call = { ...this.of(id), body: { lootItemId, difficulty: 'Heroic', count } }
    if (given.length > count) {
      const { status } = await rejection(this.world.backend, setDropCount, call)
      if (status !== 409) throw new Error(`Fewer drops than awards: status ${status}`)
      return
    }
    await make(this.world.backend, setDropCount, call)
    night.drops.set(lootItemId, count)
    if (count === 0) night.passes.delete(lootItemId)
  }

  /** Corrects when one of the nights has started. */
  async correct(choice: number) {
    const [id, night] = this.pick(choice) ?? []
    if (!id || !night) return
    const startedAt = new Date(Date.parse(night.startedAt) - MINUTE_MS).toISOString()
    await make(this.world.backend, changeNight, { ...this.of(id), body: { startedAt } })
    night.startedAt = startedAt
  }

  /** Notes or takes back that a character has passed on the first drop of one of the nights. */
  async pass(memberId: number, choice: number) {
    const [id, night] = this.pick(choice) ?? []
    if (!id || !night) return
    const { drops } = await make(this.world.backend, getNight, this.of(id))
    const [drop] = drops
    if (drop?.lootItemId == null) return
    const hasPassed = choice % 3 > 0
    const body = { dropId: drop.id, memberId, hasPassed }
    await make(this.world.backend, setPass, { ...this.of(id), body })
    const passed = night.passes.get(drop.lootItemId) ?? new Set()
    night.passes.set(drop.lootItemId, passed)
    if (hasPassed) passed.add(memberId)
    else passed.delete(memberId)
  }

  async attend(memberId: number, choice: number) {
    const [id, night] = this.pick(choice) ?? []
    if (!id || !night) return
    const status = ATTENDANCE_STATUSES[choice % ATTENDANCE_STATUSES.length] ?? null
    await make(this.world.backend, setAttendance, { ...this.of(id), body: { memberId, status } })
    night.raiders.set(memberId, status ?? '')
  }

  /** The award of an item takes a drop of the night that is running, or counts one more. */
  async take(lootItemId: string) {
    const [id, night] = this.running ?? []
    if (!id || !night) return
    const given = (await this.awardsOf(id)).filter(
      (award) => award.lootItemId === lootItemId && award.dropId,
    )
    night.drops.set(lootItemId, Math.max(night.drops.get(lootItemId) ?? 0, given.length))
  }

  /** The user of the characters has deleted the account. */
  forget(memberIds: readonly number[]) {
    for (const { raiders, passes } of this.nights.values()) {
      for (const memberId of memberIds) {
        for (const passed of passes.values()) passed.delete(memberId)
        const status = raiders.get(memberId)
        if (status === undefined) continue
        raiders.delete(memberId)
        raiders.set(`forgotten ${(this.forgotten += 1)}`, status)
      }
    }
  }

  /** The awards of a night, from the history. */
  private async awardsOf(nightId: string | undefined) {
    const { awards } = await make(this.world.backend, listAwards, this.call)
    return awards.filter((award) => nightId !== undefined && award.nightId === nightId)
  }

  /** What the members of the roster have, counted by hand. */
  async expectedRoster() {
    const roster = await make(this.world.backend, getGuildRoster, this.call)
    const { awards } = await make(this.world.backend, listAwards, this.call)
    const nights = [...this.nights.values()]
    return roster.map(({ id }) => {
      const statuses = nights.flatMap(({ raiders }) => raiders.get(id) ?? [])
      const count = (...counted: string[]) =>
        statuses.filter((status) => counted.includes(status)).length
      const own = awards.filter(({ recipient }) => recipient?.id === id)
      const rolls = own.filter(({ response }) => response === 'Bonus roll')
      return {
        id,
        attendance:
          statuses.length === 0
            ? null
            : {
                held: count('present', 'late', 'absent'),
                present: count('present', 'late'),
                late: count('late'),
                bench: count('bench'),
              },
        passes: nights.flatMap(({ passes }) =>
          [...passes.values()].filter((passed) => passed.has(id)),
        ).length,
        bonusRolls: rolls.filter(({ nightId }) => nightId != null).length,
        received: own.length - rolls.length,
      }
    })
  }

  async storedRoster() {
    const roster = await make(this.world.backend, getGuildRoster, this.call)
    return roster.map(({ id, attendance, passes, bonusRolls, received }) => ({
      id,
      attendance,
      passes,
      bonusRolls,
      received: received?.reduce((sum, { count }) => sum + count, 0),
    }))
  }

  /** What was counted, by night. */
  async expected() {
    const nights = [...this.nights].map(async ([id, { drops, raiders, passes, ...night }]) => {
      const awards = await this.awardsOf(id)
      const statuses = [...raiders.values()]
      const total = [...drops.values()].reduce((sum, count) => sum + count, 0)
      return {
        id,
        ...night,
        passes: [...passes.values()].flatMap((passed) => [...passed]).toSorted(byNumber),
        drops: [...drops]
          .flatMap(([drop, count]) => (count > 0 ? `${drop}: ${count}` : []))
          .toSorted(),
        dropCount: total,
        undecidedCount: total - awards.filter(({ dropId }) => dropId).length,
        awards: awards.map((award) => award.id),
        presentCount: statuses.filter((one) => one === 'present' || one === 'late').length,
        statuses: statuses.toSorted(),
        memberIds: [...raiders.keys()]
          .flatMap((key) => (typeof key === 'number' ? `${key}` : []))
          .toSorted(),
        hasEnough: true,
      }
    })
    return byId(await Promise.all(nights))
  }

  /** What the nights of the guild have. `hasEnough`: no more is given away than has dropped. */
  async stored() {
    const { backend } = this.world
    const listed = await make(backend, listNights, this.call)
    const nights = listed.map(async ({ id }) => {
      const night = await make(backend, getNight, this.of(id))
      const { dropCount, undecidedCount, presentCount } = night
      const awardsOf = (dropId: string) => night.awards.filter((award) => award.dropId === dropId)
      return {
        id,
        isRunning: night.endedAt === null,
        startedAt: night.startedAt,
        passes: night.drops.flatMap(({ passedBy }) => passedBy ?? []).toSorted(byNumber),
        drops: night.drops.map((drop) => `${drop.lootItemId}: ${drop.count}`).toSorted(),
        dropCount,
        undecidedCount,
        awards: night.awards.map((award) => award.id),
        presentCount,
        statuses: night.raiders.map(({ status }) => status).toSorted(),
        memberIds: night.raiders
          .flatMap(({ memberId }) => (memberId == null ? [] : `${memberId}`))
          .toSorted(),
        hasEnough: night.drops.every((drop) => awardsOf(drop.id).length <= drop.count),
      }
    })
    return byId(await Promise.all(nights))
  }
}

const byNumber = (one: number, other: number) => one - other

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
