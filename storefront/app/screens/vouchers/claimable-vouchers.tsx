import type { Voucher } from '@gema/contract/shapes/voucher.ts'
import { useState } from 'react'
import { addressOf } from '../../addresses.ts'
import { AccountPanel } from '../../commerce/account/account-panel.tsx'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { useChangeList } from '../../commerce/my-lists/use-change-list.ts'
import { ClaimButton } from '../../commerce/voucher/claim-button.tsx'
import { VoucherTicket } from '../../commerce/voucher/voucher-ticket.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { ticketGrid } from './ticket-grid.ts'
import { vouchersWords } from './vouchers-words.ts'

/** The vouchers that anybody may claim and this customer has not. */
export function ClaimableVouchers({ vouchers }: { vouchers: Voucher[] }) {
  const t = useWords(vouchersWords)
  const empty = vouchers.length === 0
  return (
    <AccountPanel id="more-vouchers" level={2} title={t('find_more')}>
      <p className="mt-1 text-14 text-ink-2 text-pretty">
        {empty ? t('more_none') : t('more_text')}{' '}
        {empty && (
          <PageLink
            to={addressOf('allProducts')}
            className="font-semibold whitespace-nowrap text-primary hover:underline"
          >
            {t('all_products')}
          </PageLink>
        )}
      </p>
      {!empty && (
        <ul className={`${ticketGrid} mt-4`}>
          {vouchers.map((voucher) => (
            <ClaimableVoucher key={voucher.uuid} voucher={voucher} />
          ))}
        </ul>
      )}
    </AccountPanel>
  )
}

/** Once it is claimed, the wallet is asked for anew and this one leaves the list. */
function ClaimableVoucher({ voucher }: { voucher: Voucher }) {
  const t = useWords(vouchersWords)
  const { withYear } = useMoments()
  const change = useChangeList()
  const [busy, setBusy] = useState(false)
  const claim = async () => {
    setBusy(true)
    const claimed = await change({ list: 'vouchers', id: voucher.code, on: true })
    if (!claimed) setBusy(false)
  }
  return (
    <VoucherTicket
      voucher={voucher}
      line={t('until', { date: withYear(voucher.end_time) })}
      action={<ClaimButton name={voucher.name} busy={busy} onClaim={claim} />}
    />
  )
}
