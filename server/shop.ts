import { defaultLanguage } from '@gema/contract/values/language.ts'
import type { SocialProviders } from './modules/identity/identity.ts'
import type { ListingIndex } from './modules/listing/listing.ts'
import type { PaymentProviders } from './modules/payments/payments.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database/database.ts'
import type { PublicReads } from './platform/database/public-reads.ts'
import type { Files } from './platform/files/files.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Sealer } from './platform/sealer.ts'

/** What every handler may reach for. */
export interface Shop {
  config: Pick<Config, 'siteUrl' | 'demo'>
  /** In a call whose answer is the same for everybody it may be a copy, where a change is a moment later. */
  db: Db
  /** Where whatever was written is found at once. */
  primary: Db
  /** Where what is the same for everybody is read. */
  publicReads: Pick<PublicReads, 'db'>
  clock: Clock
  files: Files
  jobs: Jobs
  /** The catalogue as lists need it, in memory. */
  listing: ListingIndex
  /** Google and Facebook, as far as they are set up. */
  social: SocialProviders
  /** For bank and identity details. */
  sealer: Sealer
  /** Who takes money online, as far as they are set up. */
  payments: PaymentProviders
  log: Log
}

/** What is needed in order to write to somebody: links lead to the configured site, never to what a request names. */
export const postOf = (shop: Shop, language: string) => ({
  clock: shop.clock,
  jobs: shop.jobs,
  pagesUrl: `${shop.config.siteUrl}${language === defaultLanguage ? '' : `/${language}`}`,
})
