import {
  deleteAccount,
  exportAccount as exportAccountCall,
  exportWishlists,
  isBattleTag,
} from '@/contract/account'
import { and, eq, gt } from 'drizzle-orm'
import type { Hono } from 'hono'
import { characters, wishlists } from '../database/schema'
import { authRequired, invalid } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { selectListedWishlists } from '../wishlists/select-wishlists'
import { deleteUser } from './delete-user'
import { exportAccount } from './export-account'

/** Export and deletion of what is stored about the user. */
export function accountRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(app, exportAccountCall, async ({ user }) => {
    const account = await exportAccount(database, user.id)
    if (!account) throw authRequired()
    return account
  })

  handle(app, exportWishlists, async ({ user, query }) => {
    const part = await selectListedWishlists(
      database,
      and(eq(characters.userId, user.id), query.after ? gt(wishlists.id, query.after) : undefined),
      // By id, so that the next part begins after the last wishlist of this one.
      [wishlists.id],
    )
    return { wishlists: part, next: part.at(-1)?.id ?? null }
  })

  handle(app, deleteAccount, async ({ user, body }) => {
    if (!isBattleTag(body.battleNetTag, user.battleNetTag)) {
      throw invalid({ battleNetTag: `You are signed in as ${user.battleNetTag}` })
    }
    await deleteUser(database, user.id, new Date(now()))
  })
}
