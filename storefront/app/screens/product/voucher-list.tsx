import type { Voucher } from '@gema/contract/calls/voucher.ts'
import { lazy, memo, Suspense } from 'react'
import { HydratedMark } from '../../ui/hydrated-mark.tsx'
import { whenActive } from '../../ui/when-active.ts'

const AllVouchers = lazy(async () => {
  await whenActive()
  const { AllVouchers } = await import('./all-vouchers.tsx')
  return { default: AllVouchers }
})

/**
 * Vouchers that can be used on the product. Their HTML comes with the page, the script that claims them a little later;
 * hence `memo`, as nothing that changes around them may reach them before.
 */
export const VoucherList = memo(function VoucherList({ vouchers }: { vouchers: Voucher[] }) {
  return (
    <Suspense fallback={<div className="mt-6 h-[118px]" />}>
      <AllVouchers vouchers={vouchers} />
      <HydratedMark />
    </Suspense>
  )
})
