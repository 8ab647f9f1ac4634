import { randomUUID } from 'node:crypto'
import { saveVouchers, type VoucherDraft } from '../modules/vouchers/vouchers.ts'
import type { TestShop } from './start-test-shop.ts'

/** A voucher that runs now, of Rp 50.000 unless something else is given; answers its code. */
export async function aVoucher({ shop }: TestShop, given: Partial<VoucherDraft> = {}): Promise<string> {
  const now = shop.clock.now().getTime()
  const code = given.code ?? `UJI${randomUUID().slice(0, 8).toUpperCase()}`
  const day = 24 * 60 * 60_000
  await saveVouchers(shop.db, [
    {
      code,
      name: { en: 'A treat', id: 'Hadiah' },
      text: { en: 'Rp 50.000 off', id: 'Potongan Rp 50.000' },
      kind: 'fixed',
      amount: 50_000,
      minimumSpend: 0,
      startsAt: new Date(now - day),
      endsAt: new Date(now + 30 * day),
      quota: 100,
      perCustomer: 1,
      scope: { kind: 'all' },
      isPublic: true,
      ...given,
    },
  ])
  return code
}
