import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

type PlainLinkProps = Pick<LinkProps, 'viewTransition' | 'replace' | 'preventScrollReset'> &
  Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link to an address that is known as a whole. What `Link` prepares for a press is for browsers; a page has a hundred. */
export function PlainLink({ to, viewTransition, replace, preventScrollReset, ...rest }: PlainLinkProps) {
  if (import.meta.env.SSR) return <a {...rest} href={to} data-discover="true" />
  return <Link to={to} {...{ viewTransition, replace, preventScrollReset }} {...rest} />
}
