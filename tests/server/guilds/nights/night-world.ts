import { listAwards } from '@/contract/guilds/guild-awards'
import { getGuildRoster, setTeamMember } from '@/contract/guilds/guild-board'
import {
  ATTENDANCE_STATUSES,
  changeNight,
  getNight,
  listNights,
  setAttendance,
  setDropCount,
  startNight,
} from '@/contract/guilds/raid-nights'
import { make, rejection } from '../../../support/backend/backend-calls'
import type { GuildWorld } from '../guild-world'

interface Counted {
  /** How often each loot item has dropped. */
  drops: Map<string, number>
  /** The status of each raider, by the id of the character, or a text for one who is forgotten. */
  raiders: Map<number | string, string>
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
    const body = { teamStatus: choice % 2 === 0 ? 'core' : 'bench' }
    const call = { token, params: { ...params, memberId: `${memberId}` }, body }
    await make(this.world.backend, setTeamMember, call)
  }

  async start() {
    const { backend } = this.world
    const roster = await make(backend, getGuildRoster, this.call)
    const body = { instanceId: this.world.instanceId, difficulty: 'Heroic' }
    const status = this.running ? 200 : 201
    const { id } = await make(backend, startNight, { ...this.call, body, status })
    if (this.nights.has(id)) return
    const chosen = roster.filter(({ teamStatus }) => teamStatus != null)
    const team = chosen.length > 0 ? chosen : roster.filter(({ isShared }) => isShared)
    const raiders = team.map(
      (one) => [one.id, one.teamStatus === 'bench' ? 'bench' : 'present'] as const,
    )
    this.nights.set(id, { drops: new Map(), raiders: new Map(raiders), isRunning: true })
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
    const { lootItemId } = (await this.given(id)).at(0) ?? {}
    if (!id || !night || lootItemId == null) return
    const count = choice % 4
    const given = (await this.given(id)).filter((award) => award.lootItemId === lootItemId)
    const call = { ...this.of(id), body: { lootItemId, difficulty: 'Heroic', count } }
    if (given.length > count) {
      const { status } = await rejection(this.world.backend, setDropCount, call)
      if (status !== 409) throw new Error(`Fewer drops than awards: status ${status}`)
      return
    }
    await make(this.world.backend, setDropCount, call)
    night.drops.set(lootItemId, count)
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
    const given = (await this.given(id)).filter((award) => award.lootItemId === lootItemId)
    night.drops.set(lootItemId, Math.max(night.drops.get(lootItemId) ?? 0, given.length))
  }

  /** The user of the characters has deleted the account. */
  forget(memberIds: readonly number[]) {
    for (const { raiders } of this.nights.values()) {
      for (const memberId of memberIds) {
        const status = raiders.get(memberId)
        if (status === undefined) continue
        raiders.delete(memberId)
        raiders.set(`forgotten ${(this.forgotten += 1)}`, status)
      }
    }
  }

  /** The awards of a night, from the history. */
  private async given(nightId: string | undefined) {
    const { awards } = await make(this.world.backend, listAwards, this.call)
    return awards.filter((award) => nightId !== undefined && award.nightId === nightId)
  }

  /** What was counted, by night. */
  async expected() {
    const nights = [...this.nights].map(async ([id, { drops, raiders, isRunning }]) => {
      const given = (await this.given(id)).map((award) => award.id)
      const statuses = [...raiders.values()]
      const total = [...drops.values()].reduce((sum, count) => sum + count, 0)
      return {
        id,
        isRunning,
        drops: [...drops]
          .flatMap(([drop, count]) => (count > 0 ? `${drop}: ${count}` : []))
          .toSorted(),
        dropCount: total,
        undecidedCount: total - given.length,
        awards: given,
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

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
