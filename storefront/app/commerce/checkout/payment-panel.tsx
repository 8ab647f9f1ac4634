import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { Clock, FlaskConical } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Note } from '../../ui/note.tsx'
import { ForeignCharge } from './foreign-charge.tsx'
import { paymentWords } from './payment-words.ts'
import { ProviderChips } from './provider-chips.tsx'
import type { PaymentTab } from './tabs-of-methods.ts'

interface PaymentPanelProps {
  tab: PaymentTab
  chosen: PaymentMethod
  onChoose: (method: PaymentMethodId) => void
}

/** What is to be known before paying: who takes the money and where, in which currency, and how long the order is held. */
export function PaymentPanel({ tab, chosen, onChoose }: PaymentPanelProps) {
  const t = useWords(paymentWords)
  const { reason, is_available: isAvailable, deadline_minutes: minutes } = chosen
  // A provider's own name alone says nothing that the tab does not say.
  const logos = chosen.logos.filter((logo) => logo !== chosen.name)
  return (
    <div className="grid gap-3 text-14">
      {(tab.methods.length > 1 || logos.length > 0) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {tab.methods.length > 1 && (
            <ProviderChips methods={tab.methods} chosen={chosen} onChoose={onChoose} />
          )}
          <Logos names={logos} />
        </div>
      )}
      {!isAvailable && <Note kind="warn">{reason ?? t('unavailable')}</Note>}
      {isAvailable && <HowToPay method={chosen} />}
      {isAvailable && chosen.is_sandbox && (
        <Note kind="warn" sign={FlaskConical}>
          {t('sandbox', { provider: chosen.name })}
        </Note>
      )}
      {isAvailable && minutes !== null && (
        <Note kind="quiet" sign={Clock}>
          {minutes >= 120
            ? t('held_hours', { count: Math.floor(minutes / 60) })
            : t('held_minutes', { count: minutes })}{' '}
          {t('held_stock')}
        </Note>
      )}
    </div>
  )
}

function HowToPay({ method }: { method: PaymentMethod }) {
  const t = useWords(paymentWords)
  if (method.tab === 'transfer') {
    return (
      <p className="text-ink-2 text-pretty">
        {t('transfer_text')} {t('transfer_checked')}
      </p>
    )
  }
  if (method.tab === 'cod') return <p className="text-ink-2 text-pretty">{t('cod_text')}</p>
  return (
    <>
      <p className="text-ink-2 text-pretty">
        <b className="font-strong text-ink">{t('hosted', { provider: method.name })}</b> {t('hosted_text')}
      </p>
      {method.presentment && <ForeignCharge charge={method.presentment} />}
    </>
  )
}

function Logos({ names }: { names: readonly string[] }) {
  const t = useWords(paymentWords)
  if (names.length === 0) return null
  return (
    <p className="flex flex-wrap gap-1 w768:ms-auto">
      <span className="sr-only">{t('takes', { names: names.join(', ') })}</span>
      {names.map((name) => (
        <b
          key={name}
          aria-hidden
          className="rounded-[6px] border border-line-2 px-2 py-[3px] text-11 leading-4 font-bold"
        >
          {name}
        </b>
      ))}
    </p>
  )
}
