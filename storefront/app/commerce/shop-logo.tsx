import { useShopIfLoaded } from '../api/use-shop.ts'
import { Wordmark } from './wordmark.tsx'

/** The logo from the settings, or our own wordmark. */
export function ShopLogo({ className }: { className?: string }) {
  const shop = useShopIfLoaded()
  const logo = shop?.setting.header_logo
  if (!logo) return <Wordmark className={className ?? ''} />
  return <img src={logo.path} alt={shop?.setting.site_name ?? ''} className={className} />
}
