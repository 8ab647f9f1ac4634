import type { Organization, SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import { addressOf } from '../../addresses.ts'
import type { ShopPageData } from '../../api/load-shop.ts'
import { organizationId, wholeAddress } from './whole-address.ts'

/** Who keeps the shop, and how to reach them. */
export function organizationData(shop: ShopPageData): WithContext<Organization> {
  const { setting } = shop.common
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(shop),
    name: setting.site_name,
    description: setting.meta_description,
    url: setting.site_url,
    logo: `${setting.site_url}/icons/icon-512.png`,
    email: setting.email,
    telephone: setting.phone,
    sameAs: setting.site_setting.social_links.map(({ url }) => url).filter((url) => /^https?:/.test(url)),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: setting.phone,
      email: setting.email,
      areaServed: 'ID',
      availableLanguage: shop.common.languages.map(({ code }) => code),
    },
  }
}

/** The site, with the way to search in it. */
export function webSiteData(shop: ShopPageData): WithContext<WebSite> {
  const { setting } = shop.common
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${wholeAddress(shop, addressOf('search'))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${setting.site_url}/#website`,
    name: setting.site_name,
    url: wholeAddress(shop, addressOf('home')),
    inLanguage: shop.language,
    publisher: { '@id': organizationId(shop) },
    potentialAction: search,
  }
}
