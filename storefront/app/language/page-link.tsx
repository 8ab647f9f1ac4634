import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { inLanguage } from './language-path.ts'
import { useLanguage } from './use-language.ts'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link to a page of the shop, in the language of the current page; whole addresses lead out. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { language } = useLanguage()
  if (!to.startsWith('/')) {
    const outside = to.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {}
    return <a href={to} {...outside} {...rest} />
  }
  const address = inLanguage(to, language)
  // What `Link` prepares for a press is for browsers; a page has a hundred of them.
  if (import.meta.env.SSR) return <a {...rest} href={address} data-discover="true" />
  return <Link to={address} viewTransition {...rest} />
}
