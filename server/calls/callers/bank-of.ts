import type { BankAccount } from '../../modules/refunds/refunds.ts'

/** A bank account as a form tells it. */
export const bankOf = (
  told: { bank_name: string; bank_account_name: string; bank_account_number: string } | undefined,
): BankAccount | undefined =>
  told && { name: told.bank_name, holder: told.bank_account_name, number: told.bank_account_number }
