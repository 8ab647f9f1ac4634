import type { ReactNode } from 'react'
import { PageLink } from '../../language/page-link.tsx'

export interface SitePlace {
  to: string
  name: string
}

interface SiteSectionProps {
  title: string
  /** Where all of it is shown, if there is such a page. */
  to?: string
  children: ReactNode
}

/** A part of the shop, under its name. */
export function SiteSection({ title, to, children }: SiteSectionProps) {
  return (
    <section className="border-t border-line pt-6 w768:pt-8">
      <h2 className="mb-4 text-22">
        {to === undefined ? (
          title
        ) : (
          <PageLink to={to} className="hover:underline hover:underline-offset-4">
            {title}
          </PageLink>
        )}
      </h2>
      {children}
    </section>
  )
}

/** Links one below the other, in as many columns as there is room for. */
export const SiteLinks = ({ places }: { places: SitePlace[] }) => (
  <ul className="gap-x-[var(--gap)] text-14 w380:columns-2 w768:columns-3 w1200:columns-4">
    {places.map(({ to, name }) => (
      <li key={to} className="break-inside-avoid">
        <SiteLink to={to} name={name} />
      </li>
    ))}
  </ul>
)

export const SiteLink = ({ to, name }: SitePlace) => (
  <PageLink to={to} className="block py-1.5 hover:text-primary hover:underline hover:underline-offset-3">
    {name}
  </PageLink>
)
