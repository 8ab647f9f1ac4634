import { Banknote, CreditCard, Landmark, LayoutGrid, type LucideIcon, Wallet } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { paymentWords } from './payment-words.ts'
import type { PaymentTab, PaymentTabName } from './tabs-of-methods.ts'

const signs: Record<PaymentTabName, LucideIcon> = {
  card: CreditCard,
  transfer: Landmark,
  paypal: Wallet,
  cod: Banknote,
  others: LayoutGrid,
}

interface PaymentTabButtonProps {
  tab: PaymentTab
  ids: { tab: string; panel: string }
  isChosen: boolean
  onPress: () => void
}

/** A tab as a card: sign, name, and in short what it is. */
export function PaymentTabButton({ tab, ids, isChosen, onPress }: PaymentTabButtonProps) {
  const t = useWords(paymentWords)
  const inShort = useInShort(tab)
  return (
    <button
      type="button"
      role="tab"
      id={ids.tab}
      aria-controls={ids.panel}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={onPress}
      className={classNames(
        'grid content-start gap-0.5 rounded-inner border p-3 text-start text-14 -outline-offset-2 max-w768:flex-[0_0_136px]',
        'transition-colors duration-150 ease-gema',
        isChosen
          ? 'border-primary bg-selected ring-1 ring-primary ring-inset'
          : 'border-line-2 hover:border-ink',
      )}
    >
      <Icon of={signs[tab.name]} className={isChosen ? 'text-primary' : tab.isAvailable ? '' : 'text-hint'} />
      <b className={classNames('mt-1.5 font-strong', !tab.isAvailable && 'text-ink-2')}>{t(tab.name)}</b>
      <span className="text-12 text-ink-2">{inShort}</span>
    </button>
  )
}

function useInShort({ name, methods, isAvailable }: PaymentTab): string {
  const t = useWords(paymentWords)
  if (!isAvailable) return t('unavailable')
  const currency = methods[0].presentment?.currency
  switch (name) {
    case 'card':
      return methods.map((method) => method.name).join(' · ')
    case 'transfer':
      return t('transfer_short')
    case 'paypal':
      return currency === undefined ? t('online_short') : t('foreign_short', { currency })
    case 'cod':
      return t('cod_short')
    case 'others':
      return t('others_short', { count: methods.length })
  }
}
