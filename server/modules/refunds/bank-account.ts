import type { Sealer } from '../../platform/sealer.ts'

/** An account that money is sent to. */
export interface BankAccount {
  name: string
  holder: string
  number: string
}

/** What is kept of an account: encrypted, and readable only its bank and four digits. */
export const sealBank = (sealer: Sealer, account: BankAccount) => ({
  sealedBank: sealer.sealText(JSON.stringify(account)),
  bankName: account.name,
  lastFour: account.number.slice(-4),
})

export const openBank = (sealer: Sealer, sealed: string): BankAccount =>
  JSON.parse(sealer.openText(sealed)) as BankAccount
