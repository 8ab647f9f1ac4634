import type { Mail } from '../modules/notifications/notifications.ts'
import type { TestShop } from './start-test-shop.ts'

/** What somebody fills in who registers. */
export const aRegistration = (given: { email?: string; name?: string; newsletter?: boolean } = {}) => ({
  name: 'Ratna Kusuma',
  email: 'ratna@surel.example',
  phone: '0812 5550 0177',
  password: 'lagu-sore-38',
  password_confirmation: 'lagu-sore-38',
  terms: true as const,
  ...given,
})

/** The newest mail to an address. */
export async function newestMailTo(shop: TestShop, recipient: string): Promise<Mail> {
  const mail = (await shop.mails()).find((one) => one.recipient === recipient)
  if (mail === undefined) throw new Error(`nobody has written to ${recipient}`)
  return mail
}

/** The six digits of a mail. */
export const codeIn = ({ text }: Mail): string => /^\d{6}$/m.exec(text)?.[0] ?? 'no code'

/** Six digits that are not those. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

/** The token at the end of the link of a mail. */
export const tokenIn = ({ text }: Mail): string => /token=([\w-]+)/.exec(text)?.[1] ?? 'no token'
