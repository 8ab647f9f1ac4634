import { defaultLanguage } from '@gema/contract/values/language.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Sealer } from '../../platform/sealer.ts'
import type { PaymentProviders } from '../payments/payments.ts'

/** What the steps of an order need besides the database. */
export interface CheckoutAround {
  clock: Clock
  jobs: Jobs
  sealer: Sealer
  payments: PaymentProviders
  log: Log
  /** The shop's own address, without a slash at its end; never taken from a request. */
  siteUrl: string
}

/** Where the pages of a language begin. */
export const pagesUrlOf = ({ siteUrl }: Pick<CheckoutAround, 'siteUrl'>, language: string): string =>
  `${siteUrl}${language === defaultLanguage ? '' : `/${language}`}`

/** What the key in an order's mails is made for. */
export const orderKeyName = (uuid: string): string => `order:${uuid}`
