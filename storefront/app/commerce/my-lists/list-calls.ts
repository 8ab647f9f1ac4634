import type { Answer, Ask } from '@gema/contract/client.ts'
import type { ListName } from '../../shopper/pending-change.ts'
import { askPersonally } from '../../shopper/use-personal-query.ts'

interface ListCalls {
  /** The call that answers with the whole list. */
  whole: 'wishlistFetch' | 'compareListFetch' | 'storeFollowing' | 'voucherFetch'
  /** Who is on it. */
  read: (ask: Ask) => Promise<string[]>
  change: (ask: Ask, id: string, on: boolean) => Promise<Answer<object>>
}

/** How each list is read and changed: products by their uuids, stores by their slugs, vouchers by their codes. */
export const listCalls: Record<ListName, ListCalls> = {
  wishlist: {
    whole: 'wishlistFetch',
    read: async (ask) => (await askPersonally(ask, 'wishlistFetch', { per_page: 1 })).uuids,
    change: (ask, uuid, on) => ask(on ? 'wishlistStore' : 'wishlistDelete', { uuid }),
  },
  compare: {
    whole: 'compareListFetch',
    read: async (ask) => (await askPersonally(ask, 'compareListFetch', {})).products.map(({ uuid }) => uuid),
    change: (ask, uuid, on) => ask(on ? 'compareListStore' : 'compareListDelete', { product_id: uuid }),
  },
  following: {
    whole: 'storeFollowing',
    read: async (ask) => (await askPersonally(ask, 'storeFollowing', {})).map(({ slug }) => slug),
    change: (ask, slug, on) => ask(on ? 'storeFollow' : 'storeUnfollow', { slug }),
  },
  vouchers: {
    whole: 'voucherFetch',
    read: async (ask) => (await askPersonally(ask, 'voucherFetch', {})).wallet.map(({ code }) => code),
    // A wallet only grows: what was claimed stays in it.
    change: (ask, code) => ask('voucherClaim', { code }),
  },
}
