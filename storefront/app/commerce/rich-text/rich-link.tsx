import type { ReactNode } from 'react'
import { PageLink } from '../../language/page-link.tsx'

const look = 'font-medium text-primary underline underline-offset-3 hover:text-primary-hover'

/** Files and answers of the shop's own server have no language and no screen. */
const isFile = (to: string): boolean => /^\/(api|media)\//.test(to)

/** A link inside a text: to a page of the shop, to a part of this one, to a letter or a call, or out of the shop. */
export function RichLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('/') && !isFile(to)) {
    return (
      <PageLink to={to} className={look}>
        {children}
      </PageLink>
    )
  }
  const outside = /^https?:/i.test(to) && { target: '_blank', rel: 'noopener nofollow' }
  return (
    <a href={to} {...outside} className={look}>
      {children}
    </a>
  )
}
