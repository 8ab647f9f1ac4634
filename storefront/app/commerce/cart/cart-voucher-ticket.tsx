import type { CallData } from '@gema/contract/client.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useDates } from '../dates/use-dates.ts'
import { useMoney } from '../use-money.ts'
import { VoucherTicket } from '../voucher/voucher-ticket.tsx'
import { MissingBar } from './missing-bar.tsx'
import { voucherDrawerWords } from './voucher-drawer-words.ts'

export type VoucherForCart = CallData<'voucherFind'>[number]

interface CartVoucherTicketProps {
  offer: VoucherForCart
  isUsed: boolean
  isBusy: boolean
  /** Why the last press was refused. */
  refused: string | undefined
  onPress: () => void
}

/** A voucher with what it gives this cart, or how far it is from giving something. */
export function CartVoucherTicket({ offer, isUsed, isBusy, refused, onPress }: CartVoucherTicketProps) {
  const t = useWords(voucherDrawerWords)
  const applies = offer.for_cart?.applies ?? false
  return (
    <VoucherTicket
      compact
      voucher={offer}
      off={!applies && !isUsed}
      line={<Effect offer={offer} refused={refused} />}
      action={
        (applies || isUsed) && (
          <Button
            size={32}
            look={isUsed ? 'secondary' : 'primary'}
            busy={isBusy}
            aria-label={t(isUsed ? 'remove_of' : 'use_of', { name: offer.name })}
            onClick={onPress}
          >
            {t(isUsed ? 'remove' : 'use')}
          </Button>
        )
      }
    />
  )
}

function Effect({ offer, refused }: Pick<CartVoucherTicketProps, 'offer' | 'refused'>) {
  const t = useWords(voucherDrawerWords)
  const money = useMoney()
  const dates = useDates()
  const { for_cart: effect, minimum_spend: least, end_time } = offer
  if (refused !== undefined) return <FieldError>{refused}</FieldError>
  if (effect === null) return t('until', { date: dates.dayAndMonth(end_time) })
  if (effect.applies) {
    return (
      <b className="figures font-semibold text-theme-ink">
        {effect.discount > 0 ? t('gives', { amount: money(effect.discount) }) : t('gives_delivery')}
      </b>
    )
  }
  if (effect.missing === null) return <span className="text-warn-ink">{effect.message}</span>
  return (
    <MissingBar
      least={least}
      missing={effect.missing}
      sentence={effect.message ?? t('missing', { amount: money(effect.missing) })}
    />
  )
}
