import { NIGHT_RAIDERS_MAX, type setAttendance } from '@/contract/guilds/raid-nights'
import type { GuildId, NightId } from '@/contract/ids'
import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../../database/database'
import { guildMembers, guildShares, nightRaiders } from '../../database/schema'
import { conflict, invalid } from '../../http/http-errors'

/**
 * Enters the raid team of now in a night that starts: those on the bench as such, all others as
 * present. If nobody is in the team, the characters that share are entered.
 */
export async function insertTeam(
  transaction: Database,
  guildId: GuildId,
  nightId: NightId,
): Promise<void> {
  const { blizzardCharacterId, name, className, teamStatus } = guildMembers
  const ofGuild = and(eq(guildMembers.guildId, guildId), isNotNull(name))
  const sharing = transaction
    .select({ id: guildShares.blizzardCharacterId })
    .from(guildShares)
    .where(eq(guildShares.guildId, guildId))
  const selectRaiders = (condition: SQL) =>
    transaction
      .select({ blizzardCharacterId, name, className, teamStatus })
      .from(guildMembers)
      .where(and(ofGuild, condition))
      .orderBy(name)
  const team = await selectRaiders(isNotNull(teamStatus))
  const raiders =
    team.length > 0 ? team : await selectRaiders(inArray(blizzardCharacterId, sharing))
  if (raiders.length === 0) return
  await transaction.insert(nightRaiders).values(
    raiders.slice(0, NIGHT_RAIDERS_MAX).map(({ teamStatus: place, ...raider }) => ({
      ...raider,
      guildId,
      nightId,
      status: place === 'bench' ? ('bench' as const) : ('present' as const),
    })),
  )
}

/**
 * Stores whether a character on the roster, or a guest, is there in a night, or removes it.
 * @throws HttpError 400 if a character that is not of the night is not on the roster either, 409 if
 *   there are too many raiders
 */
export async function storeAttendance(
  transaction: Database,
  { guildId, nightId }: { guildId: GuildId; nightId: NightId },
  { memberId, guest, status }: z.output<typeof setAttendance.body>,
): Promise<void> {
  if ((memberId == null) === (guest == null)) {
    const message = 'A member of the guild or a guest is needed'
    throw invalid({ memberId: message, guest: message })
  }
  const isOfNight = eq(nightRaiders.nightId, nightId)
  const isRaider =
    memberId == null
      ? and(
          isOfNight,
          isNull(nightRaiders.blizzardCharacterId),
          eq(nightRaiders.name, guest?.name ?? ''),
        )
      : and(isOfNight, eq(nightRaiders.blizzardCharacterId, memberId))
  if (status === null) {
    await transaction.delete(nightRaiders).where(isRaider)
    return
  }
  const known = await transaction
    .update(nightRaiders)
    .set({ status, className: guest?.className })
    .where(isRaider)
    .returning({ id: nightRaiders.id })
  if (known.length > 0) return
  if ((await transaction.$count(nightRaiders, isOfNight)) >= NIGHT_RAIDERS_MAX) {
    throw conflict(`A night has at most ${NIGHT_RAIDERS_MAX} raiders`)
  }
  const raider = guest ?? (await requireRosterMember(transaction, guildId, memberId ?? 0))
  await transaction
    .insert(nightRaiders)
    .values({ guildId, nightId, blizzardCharacterId: memberId ?? null, ...raider, status })
}

/**
 * The name and class of a character on the roster.
 * @throws HttpError 400 if it is not on the roster
 */
export async function requireRosterMember(
  transaction: Database,
  guildId: GuildId,
  memberId: number,
) {
  const { name, className } = guildMembers
  const [member] = await transaction
    .select({ name, className })
    .from(guildMembers)
    .where(and(eq(guildMembers.guildId, guildId), eq(guildMembers.blizzardCharacterId, memberId)))
  if (!member) throw invalid({ memberId: 'This character is not on the roster' })
  return member
}
