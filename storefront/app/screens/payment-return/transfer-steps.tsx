import type { Order } from '@gema/contract/shapes/order.ts'
import { Check } from 'lucide-react'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { transferWords } from './transfer-words.ts'

/** How a transfer goes on; what is done is ticked. */
export function TransferSteps({ order }: { order: Order }) {
  const t = useWords(transferWords)
  const { dayAndTime } = useMoments()
  const { deadline, has_proof: hasProof } = order.payment
  const until = deadline === null ? '' : dayAndTime(deadline)
  const steps = [
    { title: t('step_transfer'), text: t('step_transfer_text', { deadline: until }), done: hasProof },
    { title: t('step_proof'), text: t('step_proof_text'), done: hasProof },
    { title: t('step_check'), text: t('step_check_text'), done: false },
  ]
  return (
    <div>
      <h2 className="mb-3 text-18">{t('how')}</h2>
      <ol className="grid gap-3.5 text-14">
        {steps.map(({ title, text, done }, place) => (
          <li key={title} className="grid grid-cols-[28px_minmax(0,1fr)] gap-3">
            <span
              aria-hidden
              className={classNames(
                'figures grid size-7 place-items-center rounded-full text-12 font-bold',
                done ? 'bg-theme-soft text-theme-ink' : 'bg-tile text-ink-2',
              )}
            >
              {done ? <Icon of={Check} size={14} /> : place + 1}
            </span>
            <span>
              <b className="block font-semibold">{title}</b>
              <span className="block text-ink-2 text-pretty">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
