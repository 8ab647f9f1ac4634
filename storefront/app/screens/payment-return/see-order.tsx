import { type OrderPlace, orderPlace } from '../../commerce/order/own-order-place.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { type ButtonLook, type ButtonSize, buttonClasses } from '../../ui/button-classes.ts'
import { paymentReturnWords } from './payment-return-words.ts'

interface SeeOrderProps {
  place: OrderPlace
  look?: ButtonLook
  size?: ButtonSize
  className?: string
}

/** The way to the page of the order itself; who came by the link of a mail keeps its key. */
export function SeeOrder({ place, look = 'quiet', size = 48, className = 'max-w576:w-full' }: SeeOrderProps) {
  const t = useWords(paymentReturnWords)
  return (
    <PageLink to={orderPlace(place)} className={`${buttonClasses(look, size)} ${className}`}>
      {t('see_order')}
    </PageLink>
  )
}
