import { MapPin, MessageCircle } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { payPlace } from '../../commerce/order/own-order-place.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { MainActionButton } from './main-action-button.tsx'
import type { OrderPartProps } from './order-part-props.ts'
import type { OrderStand } from './order-stand.ts'
import { trackingWords } from './tracking-words.ts'

const small = 'max-w768:flex-1 max-w768:px-2 whitespace-nowrap'

/** Help, and the way on. */
export function TrackingActions({ stand, ...props }: OrderPartProps & { stand: OrderStand }) {
  const { order, place } = props
  const t = useWords(trackingWords)
  const isTransfer = order.payment.key === 'bank-transfer'
  return (
    <div className="flex flex-none flex-wrap gap-2 max-w768:mt-3.5">
      <HelpLink number={order.number} />
      {stand === 'coming' && (
        <a href="#log" className={`${buttonClasses('primary', 40)} ${small}`}>
          <Icon of={MapPin} size={16} />
          {t('follow')}
        </a>
      )}
      {((stand === 'to_pay' && isTransfer) || stand === 'checking') && (
        <PageLink to={payPlace(order, place)} className={`${buttonClasses('outline', 40)} ${small}`}>
          {t(stand === 'checking' ? 'see_proof' : 'proof')}
        </PageLink>
      )}
      {/* Below 992 it stands at the foot of the screen. */}
      <MainActionButton {...props} size={40} className={`${small} max-w992:hidden`} />
    </div>
  )
}

/** A conversation with the shop about this order; without a number for it, the page with all ways to reach us. */
function HelpLink({ number }: { number: string }) {
  const t = useWords(trackingWords)
  const { setting } = useShop()
  const { whatsapp } = setting.site_setting
  const text = encodeURIComponent(t('help_text', { shop: setting.site_name, number }))
  return (
    <PageLink
      to={whatsapp ? `https://wa.me/${whatsapp}?text=${text}` : addressOf('contactUs')}
      className={`${buttonClasses('secondary', 40)} ${small}`}
    >
      <Icon of={MessageCircle} size={16} />
      {t('help')}
    </PageLink>
  )
}
