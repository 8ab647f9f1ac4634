import type { Db } from '../../platform/database/database.ts'
import { type VoucherState, voucherState } from './rules/voucher-state.ts'
import type { voucherClaimsTable, vouchersTable } from './vouchers-tables.ts'
import { insertClaims, selectClaim, selectVoucherByCode, selectWallet } from './wallet-queries.ts'

type Voucher = typeof vouchersTable.$inferSelect
type Claim = typeof voucherClaimsTable.$inferSelect

export interface WalletVoucher {
  voucher: Voucher
  claim: Claim
  state: VoucherState
}

export type ClaimRefused = { refused: 'unknown' | 'gone' } | { refused: 'ended'; endsAt: Date }

/** The vouchers that a customer has claimed, and where each stands: what ends first comes first. */
export async function walletOf(db: Db, customerId: number, now: Date): Promise<WalletVoucher[]> {
  const rows = await selectWallet(db, customerId)
  return rows.map((row) => ({ ...row, state: voucherState(row.voucher, row.claim, now) }))
}

/** How many vouchers of the wallet can be used now or later. */
export async function countWalletVouchers(db: Db, customerId: number, now: Date): Promise<number> {
  const wallet = await walletOf(db, customerId, now)
  return wallet.filter(({ state }) => state === 'usable' || state === 'coming').length
}

/**
 * Puts a voucher into a wallet, by its code; one that is there already is answered as it stands. A private voucher
 * that has not begun is not known to anybody yet.
 */
export async function claimVoucher(
  db: Db,
  { code, customerId, now }: { code: string; customerId: number; now: Date },
): Promise<WalletVoucher | ClaimRefused> {
  const [voucher] = await selectVoucherByCode(db, code)
  if (voucher === undefined) return { refused: 'unknown' }
  const wanted = { voucherId: voucher.id, customerId }
  const [known] = await selectClaim(db, wanted)
  if (known !== undefined) return { voucher, claim: known, state: voucherState(voucher, known, now) }
  if (!voucher.isPublic && now < voucher.startsAt) return { refused: 'unknown' }
  if (voucher.endsAt <= now) return { refused: 'ended', endsAt: voucher.endsAt }
  if (voucher.used >= voucher.quota) return { refused: 'gone' }
  const claim = { ...wanted, claimedAt: now, uses: 0 }
  await insertClaims(db, [claim])
  return { voucher, claim, state: voucherState(voucher, claim, now) }
}

/** Puts vouchers into wallets, by their ids; those that are there stay as they are. */
export async function saveClaims(db: Db, claims: Omit<Claim, 'uses'>[]): Promise<void> {
  if (claims.length > 0) await insertClaims(db, claims)
}
