import { useShopIfLoaded } from '../api/use-shop.ts'
import { Picture } from '../ui/picture.tsx'

interface ShopPictureProps {
  /** The path of a picture as the API gives it. */
  picture: string | null
  alt: string
  /** The widths to choose from, smallest first. */
  widths: number[]
  sizes: string
  eager?: boolean
  fill?: boolean
  className?: string
  pictureClassName?: string
}

/** A picture of the shop in the formats and widths that the server derives. */
export function ShopPicture({ picture, widths, ...rest }: ShopPictureProps) {
  const shop = useShopIfLoaded()
  const base = shop?.img_src_url ?? '/media/'
  const fallback = shop?.default_image ?? '/pictures/fallback.svg'
  if (picture === null) return <Picture {...rest} sources={[]} src={fallback} fallback={fallback} />
  const at = (width: number, format: string) => `${base}${width}/${picture}.${format}`
  const srcSet = (format: string) => widths.map((width) => `${at(width, format)} ${width}w`).join(', ')
  const sources = ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) }))
  const largest = widths.at(-1) ?? 640
  return <Picture {...rest} sources={sources} src={at(largest, 'webp')} fallback={fallback} />
}
