import type { Presentment } from '@gema/contract/shapes/payment.ts'
import { momentText } from '@gema/contract/values/moment-text.ts'
import { RefreshCw } from 'lucide-react'
import { useShop } from '../../api/use-shop.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Note } from '../../ui/note.tsx'
import { useMoney } from '../use-money.ts'
import { foreignAmount } from './foreign-amount.ts'
import { paymentWords } from './payment-words.ts'

/** What is charged in another currency, at which rate, from whom and since when: before anybody pays it. */
export function ForeignCharge({ charge }: { charge: Presentment }) {
  const t = useWords(paymentWords)
  const money = useMoney()
  const { language } = useLanguage()
  const { setting } = useShop()
  const amount = foreignAmount(charge, setting.decimal_format)
  const sentence = t('foreign', {
    amount: '\u0000',
    rate: money(charge.rate),
    currency: charge.currency,
    source: charge.rate_source,
    time: momentText(new Date(charge.rate_time), { language, now: new Date(0) }),
  })
  const [before, after] = sentence.split('\u0000')
  return (
    <Note kind="info" sign={RefreshCw}>
      {before}
      <bdi dir="ltr" className="figures font-bold whitespace-nowrap">
        {amount}
      </bdi>
      {after}
    </Note>
  )
}
