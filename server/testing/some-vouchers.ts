import type { VoucherDraft } from '../modules/vouchers/vouchers.ts'
import { aVoucher } from './a-voucher.ts'
import type { TestShop } from './start-test-shop.ts'

/** Several vouchers by their codes, each named after its own. */
export async function someVouchers(
  shop: TestShop,
  ...given: (Partial<VoucherDraft> & { code: string })[]
): Promise<void> {
  for (const voucher of given) {
    const name = { en: `Voucher ${voucher.code}`, id: `Kupon ${voucher.code}` }
    await aVoucher(shop, { name, ...voucher })
  }
}
