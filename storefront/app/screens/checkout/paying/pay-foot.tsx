import { ShieldCheck } from 'lucide-react'
import { addressOf } from '../../../addresses.ts'
import { useShop } from '../../../api/use-shop.ts'
import { useMoney } from '../../../commerce/use-money.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PayProblemNote } from './pay-problem-note.tsx'
import { payingWords } from './paying-words.ts'
import type { PayProblem } from './use-paying.ts'

export interface PayFootProps {
  total: number
  /** Nothing is paid now: cash on delivery, or nothing to pay at all. */
  isOrderOnly: boolean
  isBusy: boolean
  /** The total may be about to change: a press waits until it is known. */
  isPending: boolean
  problem: PayProblem | undefined
  onPay: () => void
}

const termsPage = addressOf('page', { slug: 'syarat-dan-ketentuan' })

/** The button that says the amount, and what one agrees to by pressing it. Below 992 the bar at the foot has the button. */
export function PayFoot({ total, isOrderOnly, isBusy, isPending, problem, onPay }: PayFootProps) {
  const t = useWords(payingWords)
  const money = useMoney()
  const { site_name: shop } = useShop().setting
  return (
    <>
      <div className="max-w992:hidden">
        {problem !== undefined && <PayProblemNote problem={problem} className="mt-4" />}
        <Button
          size={56}
          busy={isBusy}
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : onPay}
          className={classNames('mt-[18px] w-full px-4!', isPending && 'opacity-70')}
        >
          <Icon of={ShieldCheck} />
          <span className="figures">
            {isOrderOnly ? t('place_order') : t('pay', { amount: money(total) })}
          </span>
        </Button>
      </div>
      <p className="mt-3 text-12 text-ink-2">
        {t(isOrderOnly ? 'terms_order' : 'terms')}{' '}
        <PageLink to={termsPage} target="_blank" className="underline underline-offset-2 hover:text-ink">
          {t('terms_link')}
        </PageLink>{' '}
        {t('terms_of', { shop })}
      </p>
    </>
  )
}
