import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { cartVoucher } from '../shapes/cart.ts'
import { voucher, voucherCode, walletVoucher } from '../shapes/voucher.ts'

export const voucherFind = defineCall('voucherFind', {
  summary:
    'The public vouchers that can be used on a product now; without a product those for the cart of the caller, with what each gives; with a code, that one.',
  caller: 'anyone',
  pace: 'reading',
  shared: ['product'],
  input: z.object({ product: z.uuid().optional(), code: voucherCode.optional() }),
  data: z.array(voucher.extend({ for_cart: cartVoucher.nullable() })),
})

export const voucherFetch = defineCall('voucherFetch', {
  summary: 'The wallet of the customer, and the public vouchers that are not in it yet.',
  caller: 'customer',
  pace: 'reading',
  input: z.object({}),
  data: z.object({ wallet: z.array(walletVoucher), claimable: z.array(voucher) }),
})

export const voucherClaim = defineCall('voucherClaim', {
  summary: 'Puts a voucher into the wallet, by its code. Claiming it again is a success.',
  caller: 'customer',
  pace: 'form',
  done: { en: 'The voucher is in your wallet.', id: 'Voucher sudah masuk dompet Anda.' },
  input: z.object({
    code: voucherCode,
  }),
  data: walletVoucher,
})

export type { Voucher, WalletVoucher } from '../shapes/voucher.ts'
