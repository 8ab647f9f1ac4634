import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PlainLink } from '../../../language/plain-link.tsx'
import { type ReviewQuery, reviewSearch } from './review-query.ts'

interface ReviewLinkProps {
  /** Of the page, where it must be said. */
  pathname?: string
  params: URLSearchParams
  change: Partial<ReviewQuery>
  current?: boolean
  label?: string
  className: string
  children: ReactNode
}

/** A link to the same page with other reviews: it works without script, and moves nothing with it. */
export function ReviewLink({
  pathname,
  params,
  change,
  current,
  label,
  className,
  children,
}: ReviewLinkProps) {
  const here = useLocation()
  return (
    <PlainLink
      to={`${pathname ?? here.pathname}${reviewSearch(params, change)}#reviews`}
      replace
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      aria-label={label}
      className={className}
    >
      {children}
    </PlainLink>
  )
}
