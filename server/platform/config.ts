import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { missingKeysOf, type PaymentKeys, paymentKeysOf } from './payment-keys.ts'
import { isProxyName } from './trusted-proxies.ts'

/** A setting that the process cannot start with. Its message is one sentence that says what to do. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting'
}

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')
const wholeUrl = (protocols: RegExp) => z.url({ protocol: protocols })

/** Values with commas between them. */
const listOf = (each: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(each))

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: wholeUrl(/^postgres(ql)?$/).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_DIRECT_URL: wholeUrl(/^postgres(ql)?$/).optional(),
  DATABASE_REPLICA_URLS: listOf(wholeUrl(/^postgres(ql)?$/)).default([]),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(40),
  METRICS_TOKEN: z.string().min(16).optional(),
  SITE_URL: wholeUrl(/^https?$/).optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  SMTP_URL: wholeUrl(/^smtps?$/).optional(),
  MAIL: z.enum(['off']).optional(),
  MAIL_FROM: z.string().min(3).default('Gema <halo@gema.example>'),
  TRUST_PROXY: listOf(z.string().refine(isProxyName)).default([]),
  S3_ENDPOINT: wholeUrl(/^https?$/).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  PAYMENT_SANDBOX: flag.optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
  PAYPAL_API_URL: wholeUrl(/^https$/).default('https://api-m.paypal.com'),
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  FLUTTERWAVE_SECRET_KEY: z.string().min(1).optional(),
  FLUTTERWAVE_WEBHOOK_HASH: z.string().min(1).optional(),
  IYZICO_API_URL: wholeUrl(/^https$/).default('https://api.iyzipay.com'),
  IYZICO_API_KEY: z.string().min(1).optional(),
  IYZICO_SECRET_KEY: z.string().min(1).optional(),
})

const hints: Record<keyof typeof environment.shape, string> = {
  PORT: 'a port between 0 and 65535',
  HOST: 'an address to listen on, such as 127.0.0.1',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/name',
  DATABASE_POOL: 'a number of connections between 2 and 200',
  DATABASE_DIRECT_URL: 'the address of the same database without the pooler between',
  DATABASE_REPLICA_URLS: 'addresses of read replicas with commas between them',
  WEB_CONCURRENCY: 'a number of processes between 1 and 64',
  PAGE_CACHE_MB: 'a number of megabytes between 0 and 4096',
  METRICS_TOKEN: 'a random text of 16 characters or more',
  SITE_URL: 'the address of the shop, such as https://shop.example',
  NODE_ENV: 'production, development or test',
  DEMO: '1 or 0',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  MAIL: 'off, or left out',
  MAIL_FROM: 'a sender such as Gema <halo@shop.example>',
  TRUST_PROXY:
    'addresses or networks of your proxies with commas between them, such as 127.0.0.1 or 10.0.0.0/8, or loopback or private',
  S3_ENDPOINT: 'the address of a file store, such as https://s3.example',
  S3_REGION: 'the region of the file store',
  S3_BUCKET: 'the bucket that holds the files',
  S3_ACCESS_KEY_ID: 'the key id that the file store gave to this shop',
  S3_SECRET_ACCESS_KEY: 'the secret that belongs to S3_ACCESS_KEY_ID',
  SECRET_KEY: 'a random text of 32 characters or more',
  GOOGLE_CLIENT_ID: 'the id that Google gave to this shop',
  GOOGLE_CLIENT_SECRET: 'the secret that belongs to GOOGLE_CLIENT_ID',
  FACEBOOK_CLIENT_ID: 'the id that Facebook gave to this shop',
  FACEBOOK_CLIENT_SECRET: 'the secret that belongs to FACEBOOK_CLIENT_ID',
  PAYMENT_SANDBOX: '1 or 0',
  STRIPE_SECRET_KEY: 'the secret key that Stripe gave to this shop',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook at Stripe',
  RAZORPAY_KEY_ID: 'the key id that Razorpay gave to this shop',
  RAZORPAY_KEY_SECRET: 'the secret that belongs to RAZORPAY_KEY_ID',
  RAZORPAY_WEBHOOK_SECRET: 'the secret of the webhook at Razorpay',
  PAYPAL_API_URL: 'an address such as https://api-m.paypal.com',
  PAYPAL_CLIENT_ID: 'the client id that PayPal gave to this shop',
  PAYPAL_CLIENT_SECRET: 'the secret that belongs to PAYPAL_CLIENT_ID',
  PAYPAL_WEBHOOK_ID: 'the id of the webhook at PayPal',
  FLUTTERWAVE_SECRET_KEY: 'the secret key that Flutterwave gave to this shop',
  FLUTTERWAVE_WEBHOOK_HASH: 'the secret hash of the webhook at Flutterwave',
  IYZICO_API_URL: 'an address such as https://api.iyzipay.com',
  IYZICO_API_KEY: 'the API key that iyzico gave to this shop',
  IYZICO_SECRET_KEY: 'the secret that belongs to IYZICO_API_KEY',
}

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  databasePool: number
  /** The database without the pooler between, for what needs a session of its own. Absent: `databaseUrl` is no pooler. */
  databaseDirectUrl: string | undefined
  /** Copies of the database that public reads may ask. */
  databaseReplicaUrls: string[]
  /** How many processes answer on the port. */
  webConcurrency: number
  /** How much of each process's memory rendered pages and public answers may take. */
  pageCacheMb: number
  /** Who asks for the metrics from elsewhere must know it. Absent: this machine alone may ask. */
  metricsToken: string | undefined
  /** Where files are kept, if not in `dataDir`. */
  s3: S3Settings | undefined
  /** The shop's own address for links in mails and pages; never taken from a request. */
  siteUrl: string
  demo: boolean
  /** Customers reach it: it is said to be in production, or has an address that is not on this machine. */
  production: boolean
  logLevel: string
  smtpUrl: string | undefined
  mailFrom: string
  /** Proxies whose word about a visitor's address counts: addresses, networks, `loopback`, `private`. */
  trustedProxies: string[]
  /** For what is stored encrypted. Absent: a key that was made at the first start, in `dataDir`. */
  secretKey: string | undefined
  google: ClientKeys | undefined
  facebook: ClientKeys | undefined
  /** Providers without keys are played by the shop itself, outside the demo only where none has any. No money moves. */
  paymentSandbox: boolean
  payments: PaymentKeys
}

/** A store of files that speaks the protocol of S3. */
export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** How the shop is known at a sign-in provider. */
export interface ClientKeys {
  clientId: string
  clientSecret: string
}

/** Reads the settings from an environment; every wrong value is named in one go. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    const wrong = names.map((name) => `${name} must be ${hints[name as keyof typeof hints]}`)
    throw new InvalidSetting(`${wrong.join('; ')}. Correct it in the environment or in .env.`)
  }
  const read = parsed.data
  const missing = missingKeysOf(read)
  if (missing.length > 0) {
    const named = missing.map((name) => `${name} must be ${hints[name]}`).join('; ')
    throw new InvalidSetting(
      `${named}: a payment provider needs all of its keys or none. Correct it in the environment or in .env.`,
    )
  }
  if (read.DATABASE_URL === undefined) refuseWhatNeedsServer(read)
  // With a database server or a public address the demo is off, unless DEMO=1.
  const isOpenToOthers = read.NODE_ENV === 'production' || !isOnThisMachine(read.SITE_URL)
  const demo = read.DEMO ?? (read.DATABASE_URL === undefined && !isOpenToOthers)
  const production = isOpenToOthers && !demo
  if (production && read.SMTP_URL === undefined && read.MAIL !== 'off') {
    throw new InvalidSetting(
      `SMTP_URL must be ${hints.SMTP_URL}: without it customers get no codes, receipts and links. Correct it in the environment or in .env, or start with MAIL=off to send no mail.`,
    )
  }
  return {
    port: read.PORT,
    // Whoever reaches the demo can read its mails and sign in as its owner.
    host: read.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    databaseReplicaUrls: read.DATABASE_REPLICA_URLS,
    webConcurrency: read.WEB_CONCURRENCY,
    pageCacheMb: read.PAGE_CACHE_MB,
    metricsToken: read.METRICS_TOKEN,
    s3: s3Of(read),
    siteUrl: (read.SITE_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    demo,
    production,
    logLevel: read.LOG_LEVEL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    trustedProxies: read.TRUST_PROXY,
    secretKey: read.SECRET_KEY,
    paymentSandbox: read.PAYMENT_SANDBOX ?? demo,
    payments: paymentKeysOf(read),
    google: clientKeys(read.GOOGLE_CLIENT_ID, read.GOOGLE_CLIENT_SECRET),
    facebook: clientKeys(read.FACEBOOK_CLIENT_ID, read.FACEBOOK_CLIENT_SECRET),
  }
}

/** What the embedded database cannot do; left unsaid, orders would go into a database that nobody means. */
function refuseWhatNeedsServer(read: z.output<typeof environment>): void {
  if (read.WEB_CONCURRENCY > 1) {
    throw new InvalidSetting(
      'WEB_CONCURRENCY is above 1, but the embedded database serves one process alone. Set DATABASE_URL to a PostgreSQL server, or leave WEB_CONCURRENCY out.',
    )
  }
  const given = [
    ...(read.DATABASE_DIRECT_URL === undefined ? [] : ['DATABASE_DIRECT_URL']),
    ...(read.DATABASE_REPLICA_URLS.length === 0 ? [] : ['DATABASE_REPLICA_URLS']),
  ]
  if (given.length === 0) return
  throw new InvalidSetting(
    `DATABASE_URL must be set where ${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'}: the embedded database has neither a pooler nor replicas. Set it to a PostgreSQL server, or leave the others out.`,
  )
}

/** All of a file store's settings or none: half of them would keep files where nobody looks for them. */
function s3Of(read: z.output<typeof environment>): S3Settings | undefined {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = needed.filter((name) => read[name] === undefined)
  if (missing.length === needed.length) return undefined
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = read
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const named = missing.map((name) => `${name} must be ${hints[name]}`).join('; ')
    throw new InvalidSetting(
      `${named}: a file store needs all of its settings or none. Correct it in the environment or in .env.`,
    )
  }
  if (read.SECRET_KEY === undefined) {
    throw new InvalidSetting(
      `SECRET_KEY must be ${hints.SECRET_KEY}: machines that share a file store must be able to open each other's files. Correct it in the environment or in .env.`,
    )
  }
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function isOnThisMachine(siteUrl: string | undefined): boolean {
  if (siteUrl === undefined) return true
  const { hostname } = new URL(siteUrl)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')
}

const clientKeys = (clientId?: string, clientSecret?: string): ClientKeys | undefined =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined

/** The settings of this process: its environment, completed by a `.env` file where there is one. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}
