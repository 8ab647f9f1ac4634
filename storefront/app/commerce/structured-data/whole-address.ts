import type { ShopPageData } from '../../api/load-shop.ts'
import { inLanguage } from '../../language/language-path.ts'

/** Machines that read structured data do not know where it stood: every address in it is a whole one. */
export const wholeAddress = ({ language, common }: ShopPageData, address: string): string =>
  common.setting.site_url + inLanguage(address, language)

/** A picture of the shop, as wide as search engines like it. */
export const wholePicture = ({ common }: ShopPageData, picture: string): string =>
  new URL(`${common.img_src_url}1280/${picture}.webp`, common.setting.site_url).href

/** By this name the parts of different pages say that they belong to the same shop. */
export const organizationId = ({ common }: ShopPageData): string => `${common.setting.site_url}/#organization`
