import type { ComponentProps } from 'react'
import { inLanguage } from './language-path.ts'
import { PlainLink } from './plain-link.tsx'
import { useLanguage } from './use-language.ts'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link to a page of the shop, in the language of the current page; whole addresses lead out. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { language } = useLanguage()
  if (!to.startsWith('/')) {
    const outside = to.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {}
    return <a href={to} {...outside} {...rest} />
  }
  return <PlainLink to={inLanguage(to, language)} viewTransition {...rest} />
}
