import type { FooterNode } from '@gema/contract/shapes/shop-links.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { FooterHeading } from '../../modules/settings/settings.ts'

/** Footer links are an ordered list in the settings, so their ids are their places in it. */
export function presentFooter(footer: FooterHeading[], language: string): FooterNode[] {
  return footer.map((heading, place) => ({
    id: place + 1,
    title: inLanguage(heading.title, language),
    in_footer_child: heading.links.map((link, linkPlace) => ({
      id: (place + 1) * 100 + linkPlace + 1,
      title: inLanguage(link.title, language),
      url: link.url,
    })),
  }))
}
