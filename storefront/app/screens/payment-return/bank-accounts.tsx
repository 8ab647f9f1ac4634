import type { Payment } from '@gema/contract/shapes/payment.ts'
import { CopyButton } from '../../commerce/order/copy-button.tsx'
import { useWords } from '../../language/use-words.ts'
import { transferWords } from './transfer-words.ts'

/** Where a transfer goes. */
export function BankAccounts({ accounts }: { accounts: Payment['bank_accounts'] }) {
  const t = useWords(transferWords)
  return (
    <div>
      <p className="mb-2 text-14 text-ink-2">{t('accounts', { count: accounts.length })}</p>
      <ul className="grid gap-2">
        {accounts.map(({ bank, number, holder }) => (
          <li key={`${bank} ${number}`} className="rounded-inner border border-line px-4 py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="text-14 font-semibold">{bank}</span>
              <span className="inline-flex items-center gap-2">
                <span dir="ltr" className="figures text-16 font-bold whitespace-nowrap">
                  {number}
                </span>
                <CopyButton text={number.replace(/\D/g, '')} label={t('copy_number', { bank })} />
              </span>
            </p>
            <p className="text-12 text-ink-2">{t('holder', { holder })}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
