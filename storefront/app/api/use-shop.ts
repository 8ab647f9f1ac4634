import type { CommonData } from '@gema/contract/calls/common.ts'
import { useRouteLoaderData } from 'react-router'
import type { ShopPageData } from './load-shop.ts'

/** Settings, categories, footer and stores: what every page shares. */
export function useShop(): CommonData {
  const shop = useRouteLoaderData<ShopPageData>('root')
  if (shop === undefined) throw new Error('useShop is for pages whose shop data has been loaded')
  return shop.common
}

/** The same where it may be missing: on the error page, when that very data could not be loaded. */
export const useShopIfLoaded = (): CommonData | undefined => useRouteLoaderData<ShopPageData>('root')?.common
