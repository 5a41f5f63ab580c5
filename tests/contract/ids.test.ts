import { expectTypeOf, it } from 'vitest'
import type { CallAnswer, PathParams } from '@/contract/call'
import type { GuildId, LootItemId, WishId } from '@/contract/ids'
import type { getWishlist } from '@/contract/wishlist'

type Wish = CallAnswer<typeof getWishlist>['items'][number]

it('the id of another kind of entity is a type error', () => {
  expectTypeOf<Wish['id']>().toExtend<WishId>()
  expectTypeOf<Wish['lootItem']['id']>().toExtend<LootItemId>()
  expectTypeOf<Wish['lootItem']['id']>().not.toExtend<WishId>()
  expectTypeOf<GuildId>().not.toExtend<PathParams<'/api/wishlists/:wishlistId'>['wishlistId']>()
  expectTypeOf<string>().toExtend<WishId>()
})
