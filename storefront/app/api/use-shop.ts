import type { CommonData } from '@gema/contract/calls/common.ts'
import { createContext, useContext } from 'react'

const context = createContext<CommonData | undefined>(undefined)

/** Hands what every page shares to everything inside. */
export const ShopProvider = context.Provider

/** Settings, categories, footer and stores: what every page shares. */
export function useShop(): CommonData {
  const shop = useContext(context)
  if (shop === undefined) throw new Error('useShop is for pages whose shop data has been loaded')
  return shop
}

/** The same where it may be missing: on the error page, when that very data could not be loaded. */
export const useShopIfLoaded = (): CommonData | undefined => useContext(context)
