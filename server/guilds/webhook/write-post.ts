import { writeAward } from '@/contract/guilds/award-text'
import { writeNightSummary } from '@/contract/guilds/night-summary'
import { escapeMarkdown } from '@/game/discord-text'
import type { Database } from '../../database/database'
import { selectAward } from '../awards/select-awards'
import { selectNightDetails } from '../nights/select-nights'
import type { BegunPost } from './posts'

/** The messages of a post, of what it is about now. None if that was deleted in the meantime. */
export async function writePost(
  database: Database,
  { guildId, guildName, awardId, nightId }: BegunPost,
): Promise<string[]> {
  if (awardId !== null) {
    const award = await selectAward(database, guildId, awardId)
    return award ? [writeAward(award)] : []
  }
  if (nightId === null) return [`Test: Guildr posts for ${escapeMarkdown(guildName)} here.`]
  const night = await selectNightDetails(database, guildId, nightId)
  // Discord shows it in the time zone and the language of each reader.
  const startedAt = `<t:${Math.floor(Date.parse(night.startedAt) / 1000)}:f>`
  return writeNightSummary({ name: guildName }, night, startedAt)
}
