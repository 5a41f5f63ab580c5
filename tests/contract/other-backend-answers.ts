import type { Call } from '@/contract/call'
import { readAnswer } from '@/contract/answers/read-answer'
import { getWishlist } from '@/contract/wishlist'

/** The answer as the app reads it, or the field that cannot be read. */
export async function read(call: Call, body: unknown) {
  const answer = await readAnswer(call, body)
  return 'value' in answer ? answer.value : answer.issue.field
}

/** The least that an item of loot has. */
export const CLOAK = { id: '7', bossId: 'b', name: 'Cloak', rarity: 'EPIC', isTokenItem: false }

export const WISHLIST = {
  id: 'w',
  name: 'A list',
  character: { id: 'c', name: 'Frostelle', className: 'Mage' },
  instance: { id: 'i', name: 'A raid' },
  difficulty: 'Heroic',
  specialization: 'frost',
  isMainWishlist: true,
}

/** The wishlist of an answer with these items. */
export const readItems = async (items: unknown) =>
  (await read(getWishlist, { wishlist: { ...WISHLIST, items } })) as { items: unknown[] }
