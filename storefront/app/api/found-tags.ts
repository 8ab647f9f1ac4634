import { defaultLanguage } from '@gema/contract/values/language.ts'
import type { MetaDescriptor } from 'react-router'
import { inLanguage } from '../language/language-path.ts'
import type { ShopPageData } from './load-shop.ts'
import type { PageFacts } from './page-facts.ts'

type FoundFacts = PageFacts & { description: string; address: string; canonical: string }

const localeOf: Record<string, string> = { en: 'en_GB', id: 'id_ID' }

/** What search engines and those who are sent a link read of a page: its other languages, its card, its facts. */
export function foundTags(facts: FoundFacts, { language, common }: ShopPageData): MetaDescriptor[] {
  if (facts.noindex) return []
  const { site_url: site, site_name: name } = common.setting
  const addressIn = (code: string) => inLanguage(facts.addressIn?.(code) ?? facts.address, code)
  const picture = facts.picture ?? { address: `/media/share/shop-${language}.jpg`, alt: name }
  const og = (property: string, content: string) => ({ property: `og:${property}`, content })
  return [
    ...common.languages.map(({ code }) => alternate(code, site + addressIn(code))),
    alternate('x-default', site + addressIn(defaultLanguage)),
    og('title', facts.title),
    og('description', facts.description),
    og('type', facts.kind ?? 'website'),
    og('url', facts.canonical),
    og('site_name', name),
    og('locale', localeOf[language] ?? language),
    og('image', site + picture.address),
    og('image:width', '1200'),
    og('image:height', '630'),
    og('image:alt', picture.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(facts.structured ?? []).map((data) => ({ 'script:ld+json': data })),
  ]
}

const alternate = (hrefLang: string, href: string) => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
})
