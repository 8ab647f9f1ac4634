import type { WalletVoucher as WalletVoucherShown } from '@gema/contract/calls/voucher.ts'
import { usesLeft, type WalletVoucher } from '../../modules/vouchers/vouchers.ts'
import { presentVoucher } from './present-voucher.ts'

export const presentWalletVoucher = (
  { voucher, claim, state }: WalletVoucher,
  language: string,
): WalletVoucherShown => ({
  ...presentVoucher(voucher, language),
  state,
  uses_left: usesLeft(voucher, claim),
  is_private: !voucher.isPublic,
  scope: { kind: voucher.scope.kind, uuids: 'uuids' in voucher.scope ? voucher.scope.uuids : [] },
  claimed_at: claim.claimedAt.toISOString(),
})
