import type { ProductAttribute, ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PlainLink } from '../../language/plain-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buyWords } from './buy-words.ts'
import { choicesId } from './use-order.ts'
import type { Variant } from './use-variant.ts'
import { stateOfValue, type ValueState } from './variant-choice.ts'

export interface ValueProps {
  value: ProductAttribute['values'][number]
  attribute: ProductAttribute
  product: ProductDetail
  variant: Variant
}

interface ValueLinkProps extends ValueProps {
  className: string
  children: ReactNode
}

export const stateOf = ({ value, attribute, product, variant }: ValueProps): ValueState =>
  stateOfValue(product, variant.choice, { key: attribute.key, value: value.value })

export const isChosen = ({ value, attribute, variant }: ValueProps): boolean =>
  variant.choice[attribute.key] === value.value

/** A value to choose: a link to the page with its variant, which script follows in place. */
export function ValueLink({ className, children, ...props }: ValueLinkProps) {
  const t = useWords(buyWords)
  const { pathname } = useLocation()
  const { value, attribute, variant } = props
  const state = stateOf(props)
  const target = { key: attribute.key, value: value.value }
  const pick = (event: MouseEvent) => {
    // Another tab or window opens the address as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    variant.pick(target)
  }
  return (
    <PlainLink
      to={`${pathname}${variant.searchFor(target)}#${choicesId}`}
      replace
      preventScrollReset
      onClick={pick}
      aria-current={isChosen(props) ? 'true' : undefined}
      className={`group/value relative ${className}`}
    >
      {children}
      {state !== 'free' && (
        <span className="pointer-events-none absolute start-0 bottom-full z-10 mb-1.5 w-max max-w-56 rounded-md bg-ink px-2 py-1 text-start text-12 font-medium text-white opacity-0 group-hover/value:opacity-100 group-focus-visible/value:opacity-100">
          {t(`value_${state}`)}
        </span>
      )}
    </PlainLink>
  )
}
