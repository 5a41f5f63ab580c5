import type { WishlistWithItems } from '@/contract/wishlist'
import { describeGear } from '@/features/gear/gear-words'
import { useGains } from '@/features/sims/sims.queries'
import { joinFacts } from '@/lib/format'
import { WishSheet } from '../components/lazy-dialogs'
import { useRejectedText } from '../edits/shown-edits'
import { positionOf } from '../list/order'
import { describeWish } from './describe-item'
import type { Wishes } from './use-wishes'

/** The dialogs and announcements of a list's wishes, to be rendered once per page. */
export function WishDialogs({ wishlist, wishes }: { wishlist: WishlistWithItems; wishes: Wishes }) {
  const { rows, dialogs } = wishes
  const { sim, gainOf } = useGains(wishlist)
  const findRejected = useRejectedText()
  const find = (wanted: string | null) => wishlist.items.find(({ id }) => id === wanted) ?? null
  const detailsOf = find(dialogs.details?.id ?? null)
  const gear =
    detailsOf && !detailsOf.isObtained ? describeGear(detailsOf, rows.owned, rows.list) : []
  return (
    <>
      <p role="status" className="sr-only">
        {dialogs.announcement}
      </p>
      <WishSheet
        open={detailsOf !== null}
        onOpenChange={() => dialogs.setDetails(null)}
        wish={detailsOf}
        facts={joinFacts([detailsOf && describeWish(detailsOf, rows.list), ...gear])}
        gain={detailsOf ? gainOf(detailsOf.lootItem, detailsOf.slot) : undefined}
        sim={sim}
        position={detailsOf && positionOf(wishlist.items, detailsOf.id)}
        actions={rows.actions}
        list={rows.list}
        rejectedNote={
          detailsOf &&
          findRejected(({ edit }) =>
            edit.type === 'change' && edit.id === detailsOf.id ? edit.note : null,
          )
        }
        startsInNote={dialogs.details?.startsInNote === true}
      />
    </>
  )
}
