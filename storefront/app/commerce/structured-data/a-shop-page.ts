import type { ShopPageData } from '../../api/load-shop.ts'

/** As much of a shop as its structured data needs, for tests. */
export const aShopPage = (language = 'en'): ShopPageData => {
  const setting = {
    site_name: 'Gema',
    site_url: 'https://shop.example',
    meta_description: 'Speakers.',
    currency: 'IDR',
    email: 'halo@shop.example',
    phone: '+62 21 5550 0188',
    site_setting: { social_links: [{ network: 'instagram', url: 'https://social.example/gema' }] },
  }
  const common = { setting, languages: [{ code: 'en' }, { code: 'id' }], img_src_url: '/media/', stores: [] }
  return { language, direction: 'ltr', common: common as unknown as ShopPageData['common'] }
}
