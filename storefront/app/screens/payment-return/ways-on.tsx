import { Printer } from 'lucide-react'
import { type AddressName, addressOf } from '../../addresses.ts'
import type { OrderPlace } from '../../commerce/order/own-order-place.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { paymentReturnWords } from './payment-return-words.ts'
import { SeeOrder } from './see-order.tsx'

interface WaysOnProps {
  place: OrderPlace
  canPrint?: boolean
  /** Back to the cart, for who wants the same once more. */
  toCart?: boolean
}

/** Where somebody goes from an order that needs nothing any more. */
export function WaysOn({ place, canPrint = false, toCart = false }: WaysOnProps) {
  const t = useWords(paymentReturnWords)
  const home: AddressName = 'home'
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      {toCart && (
        <PageLink to={addressOf('cart')} className={`${buttonClasses('primary')} max-w576:w-full`}>
          {t('buy_again')}
        </PageLink>
      )}
      <SeeOrder place={place} look={toCart ? 'secondary' : 'primary'} />
      <PageLink to={addressOf(home)} className={`${buttonClasses('secondary')} max-w576:w-full`}>
        {t('go_on_shopping')}
      </PageLink>
      {canPrint && (
        <Button look="secondary" onClick={() => window.print()} className="max-w576:w-full">
          <Icon of={Printer} />
          {t('print')}
        </Button>
      )}
    </div>
  )
}
