import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { missingKeysOf, type PaymentKeys, paymentKeysOf } from './payment-keys.ts'

/** A setting that the process cannot start with. Its message is one sentence that says what to do. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting'
}

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')
const wholeUrl = (protocols: RegExp) => z.url({ protocol: protocols })

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: wholeUrl(/^postgres(ql)?$/).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  SITE_URL: wholeUrl(/^https?$/).optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  SMTP_URL: wholeUrl(/^smtps?$/).optional(),
  MAIL_FROM: z.string().min(3).default('Gema <halo@gema.example>'),
  TRUST_PROXY: flag.default(false),
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
  SITE_URL: 'the address of the shop, such as https://shop.example',
  NODE_ENV: 'production, development or test',
  DEMO: '1 or 0',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  MAIL_FROM: 'a sender such as Gema <halo@shop.example>',
  TRUST_PROXY: '1 or 0',
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
  /** The shop's own address for links in mails and pages; never taken from a request. */
  siteUrl: string
  demo: boolean
  logLevel: string
  smtpUrl: string | undefined
  mailFrom: string
  trustProxy: boolean
  /** For what is stored encrypted. Absent: a key that was made at the first start, in `dataDir`. */
  secretKey: string | undefined
  google: ClientKeys | undefined
  facebook: ClientKeys | undefined
  /** Providers without keys are played by the shop itself, outside the demo only where none has any. No money moves. */
  paymentSandbox: boolean
  payments: PaymentKeys
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
  // A shop that others can reach by an address of its own is no demo, whoever forgets to say so.
  const demo = read.DEMO ?? (read.NODE_ENV !== 'production' && isOnThisMachine(read.SITE_URL))
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    siteUrl: (read.SITE_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    demo,
    logLevel: read.LOG_LEVEL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    trustProxy: read.TRUST_PROXY,
    secretKey: read.SECRET_KEY,
    paymentSandbox: read.PAYMENT_SANDBOX ?? demo,
    payments: paymentKeysOf(read),
    google: clientKeys(read.GOOGLE_CLIENT_ID, read.GOOGLE_CLIENT_SECRET),
    facebook: clientKeys(read.FACEBOOK_CLIENT_ID, read.FACEBOOK_CLIENT_SECRET),
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
