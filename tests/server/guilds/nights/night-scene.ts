import { setTeam } from '@/contract/guilds/guild-roster'
import {
  changeNight,
  deleteNight,
  getNight,
  listNights,
  setAttendance,
  setDropCount,
  setPass,
  startNight,
} from '@/contract/guilds/raid-nights'
import type { CallBody } from '@/contract/call'
import { FROSTELLE, THALDORIMEND } from '../../../support/backend/guild'
import { createAwardScene, IRONVAEL } from '../awards/award-scene'

/** A guild scene whose team is Frostelle, Ironvael and, on the bench, Thaldorimend. */
export async function createNightScene() {
  const scene = await createAwardScene()
  const { instanceId } = scene
  const join = (memberIds: number[], teamStatus: string) =>
    scene.make(setTeam, { body: { memberIds, teamStatus } })
  await join([FROSTELLE, IRONVAEL], 'core')
  await join([THALDORIMEND], 'bench')

  const start = (body: Partial<CallBody<typeof startNight>> = {}, status = 201) =>
    scene.make(startNight, { body: { instanceId, difficulty: 'Heroic', ...body }, status })
  const read = (nightId: string) => scene.make(getNight, { params: { nightId } })
  const change = (nightId: string, body: CallBody<typeof changeNight>) =>
    scene.make(changeNight, { params: { nightId }, body })
  const attend = (nightId: string, body: CallBody<typeof setAttendance>) =>
    scene.make(setAttendance, { params: { nightId }, body })
  /** Marks how often the wanted item has dropped. */
  const mark = async (nightId: string, count: number, difficulty = 'Heroic') => {
    const { lootItemId } = await scene.requestOf()
    const body = { lootItemId, difficulty, count }
    return scene.make(setDropCount, { params: { nightId }, body })
  }
  const pass = (nightId: string, body: CallBody<typeof setPass>) =>
    scene.make(setPass, { params: { nightId }, body })
  return {
    ...scene,
    pass,
    start,
    read,
    change,
    attend,
    mark,
    list: () => scene.make(listNights),
    remove: (nightId: string) => scene.make(deleteNight, { params: { nightId } }),
  }
}
