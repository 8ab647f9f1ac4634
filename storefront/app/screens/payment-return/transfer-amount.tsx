import { CopyButton } from '../../commerce/order/copy-button.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { transferWords } from './transfer-words.ts'
import { uniqueDigits } from './unique-digits.ts'

/** What is to be transferred, with the digits marked that it is recognised by. */
export function TransferAmount({ amount }: { amount: number }) {
  const t = useWords(transferWords)
  const { before, digits, after } = uniqueDigits(useMoney()(amount))
  return (
    <div>
      <p className="text-14 text-ink-2">{t('amount')}</p>
      <p className="flex flex-wrap items-center gap-x-2">
        <span
          dir="ltr"
          className="figures text-28 font-bold tracking-[-0.02em] whitespace-nowrap w768:text-36"
        >
          {before}
          <mark className="rounded-md bg-warn-soft px-0.5 text-warn-ink">{digits}</mark>
          {after}
        </span>
        {/* Banking apps want the bare number. */}
        <CopyButton text={String(amount)} label={t('copy_amount')} />
      </p>
      <p className="mt-1 text-14 text-ink-2 text-pretty">{t('unique')}</p>
    </div>
  )
}
