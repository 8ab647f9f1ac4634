import path from 'node:path'
import { expect, test } from 'vitest'
import { InvalidSetting, readConfig } from './config.ts'

/** Nobody has given the shop keys. */
const noKeys = {
  stripe: undefined,
  razorpay: undefined,
  paypal: undefined,
  flutterwave: undefined,
  iyzico: undefined,
}

test('a shop with no settings at all runs as a demo on this machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('var'),
    databaseUrl: undefined,
    databasePool: 10,
    databaseReplicaUrls: [],
    webConcurrency: 1,
    pageCacheMb: 40,
    siteUrl: 'http://localhost:3000',
    demo: true,
    production: false,
    logLevel: 'warn',
    smtpUrl: undefined,
    mailFrom: 'Gema <halo@gema.example>',
    trustedProxies: [],
    paymentSandbox: true,
    payments: noKeys,
  })
})

test('every setting can be given', () => {
  const given = {
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/srv/gema',
    DATABASE_URL: 'postgresql://gema:geheim@db.example:5432/shop',
    DATABASE_POOL: '25',
    DATABASE_DIRECT_URL: 'postgresql://gema:geheim@db.example:5433/shop',
    DATABASE_REPLICA_URLS: 'postgres://one.example/shop, postgres://two.example/shop',
    WEB_CONCURRENCY: '4',
    PAGE_CACHE_MB: '128',
    METRICS_TOKEN: 'sixteen-letters-!',
    S3_ENDPOINT: 'https://files.example/',
    S3_REGION: 'ap-southeast-3',
    S3_BUCKET: 'gema',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'geheim',
    SECRET_KEY: 'thirty-two letters of pure chance',
    SITE_URL: 'https://shop.example/',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'Toko <halo@shop.example>',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
  }
  expect(readConfig(given)).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/gema',
    databaseUrl: 'postgresql://gema:geheim@db.example:5432/shop',
    databasePool: 25,
    databaseDirectUrl: 'postgresql://gema:geheim@db.example:5433/shop',
    databaseReplicaUrls: ['postgres://one.example/shop', 'postgres://two.example/shop'],
    webConcurrency: 4,
    pageCacheMb: 128,
    metricsToken: 'sixteen-letters-!',
    secretKey: 'thirty-two letters of pure chance',
    s3: {
      endpoint: 'https://files.example',
      region: 'ap-southeast-3',
      bucket: 'gema',
      accessKeyId: 'id',
      secretAccessKey: 'geheim',
    },
    siteUrl: 'https://shop.example',
    demo: false,
    production: true,
    logLevel: 'info',
    smtpUrl: 'smtps://mail.example:465',
    mailFrom: 'Toko <halo@shop.example>',
    trustedProxies: ['loopback', '10.0.0.0/8'],
    paymentSandbox: false,
    payments: noKeys,
  })
})

test.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [{ DEMO: '0', PAYMENT_SANDBOX: '1' }, true],
  [{ DEMO: '1', PAYMENT_SANDBOX: '0' }, false],
  [{ SITE_URL: 'https://shop.example', MAIL: 'off' }, false],
])('with %j payments without keys are played: %j', (environment, paymentSandbox) => {
  expect(readConfig(environment).paymentSandbox).toBe(paymentSandbox)
})

const half = { STRIPE_SECRET_KEY: 'sk', PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' }

test('half of the keys of a payment provider are refused with what is missing, and with no key', () => {
  const sentence =
    'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook at Stripe; PAYPAL_WEBHOOK_ID must be the id of the webhook at PayPal: a payment provider needs all of its keys or none. Correct it in the environment or in .env.'
  expect(() => readConfig(half)).toThrow(new InvalidSetting(sentence))
  expect(() => readConfig({ IYZICO_SECRET_KEY: 'geheim', DEMO: '1' })).toThrow(/^IYZICO_API_KEY must be the/)
  expect(() => readConfig({ FLUTTERWAVE_SECRET_KEY: 'k', FLUTTERWAVE_WEBHOOK_HASH: ' ' })).toThrow(
    /^FLUTTERWAVE_WEBHOOK_HASH must be/,
  )
  expect(() => readConfig({ RAZORPAY_KEY_ID: 'k' })).toThrow(
    /^RAZORPAY_KEY_SECRET .+; RAZORPAY_WEBHOOK_SECRET/,
  )
})

test('an address of a payment provider alone is no key', () => {
  expect(readConfig({ PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' }).payments).toEqual(noKeys)
})

test('a payment provider is set up once all of its keys are given', () => {
  const whole = { ...half, STRIPE_WEBHOOK_SECRET: 'whsec', PAYPAL_WEBHOOK_ID: 'WH-1' }
  expect(readConfig(whole).payments).toEqual({
    ...noKeys,
    stripe: { secretKey: 'sk', webhookSecret: 'whsec' },
    paypal: {
      apiUrl: 'https://api-m.paypal.com',
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: 'WH-1',
    },
  })
})

test('half of the settings of a file store are refused with what is missing', () => {
  expect(() => readConfig({ S3_BUCKET: 'gema', S3_ENDPOINT: 'https://files.example' })).toThrow(
    /^S3_ACCESS_KEY_ID must be .+; S3_SECRET_ACCESS_KEY must be .+: a file store needs all of its settings/,
  )
  expect(readConfig({ S3_REGION: 'ap-southeast-3' }).s3).toBeUndefined()
})

test('machines that share files share the key that opens them', () => {
  const store = {
    S3_ENDPOINT: 'https://files.example',
    S3_BUCKET: 'gema',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'geheim',
  }
  expect(() => readConfig(store)).toThrow(/^SECRET_KEY must be .+ open each other's files/)
})

test('several processes need a database server', () => {
  const given = { WEB_CONCURRENCY: '2' }
  expect(() => readConfig(given)).toThrow(/the embedded database serves one process alone/)
  expect(readConfig({ ...given, DATABASE_URL: 'postgres://db.example/shop' }).webConcurrency).toBe(2)
})

test('a pooler and replicas need a database server', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://db.example/shop' }
  const both = { ...direct, DATABASE_REPLICA_URLS: 'postgres://one.example/shop' }
  expect(() => readConfig(direct)).toThrow(/^DATABASE_URL must be set where DATABASE_DIRECT_URL is: /)
  expect(() => readConfig(both)).toThrow(
    new InvalidSetting(
      'DATABASE_URL must be set where DATABASE_DIRECT_URL and DATABASE_REPLICA_URLS are: the embedded database has neither a pooler nor replicas. Set it to a PostgreSQL server, or leave the others out.',
    ),
  )
  expect(readConfig({ ...both, DATABASE_URL: 'postgres://pool.example/shop' }).databaseDirectUrl).toBe(
    direct.DATABASE_DIRECT_URL,
  )
})

test('an address of a replica that is none is refused', () => {
  expect(() => readConfig({ DATABASE_REPLICA_URLS: 'postgres://one.example/shop,nowhere' })).toThrow(
    'DATABASE_REPLICA_URLS must be addresses of read replicas with commas between them',
  )
})

test.each(['', ' '])('a value that is empty (%j) means that the setting is not set', (empty) => {
  const names = ['PORT', 'HOST', 'DATABASE_URL', 'SITE_URL', 'NODE_ENV', 'DEMO', 'SMTP_URL', 'TRUST_PROXY']
  expect(readConfig(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(readConfig({}))
})

test.each([
  [{}, true],
  [{ DATABASE_URL: 'postgres://db.example/shop' }, false],
  [{ DATABASE_URL: 'postgres://db.example/shop', DEMO: '1' }, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'test' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ SITE_URL: 'https://shop.example' }, false],
  [{ SITE_URL: 'https://shop.example', DEMO: '1' }, true],
  [{ SITE_URL: 'http://shop.example' }, false],
  [{ SITE_URL: 'http://192.168.1.20:3000' }, false],
  [{ SITE_URL: 'http://localhost.shop.example' }, false],
  [{ SITE_URL: 'http://notlocalhost' }, false],
  [{ SITE_URL: 'http://localhost:3000' }, true],
  [{ SITE_URL: 'https://LOCALHOST' }, true],
  [{ SITE_URL: 'http://gema.localhost:8080/' }, true],
  [{ SITE_URL: 'http://127.0.0.1:3000' }, true],
  [{ SITE_URL: 'http://[::1]:3000' }, true],
  [{ SITE_URL: 'http://localhost:3000', NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO: '' }, false],
  [{ NODE_ENV: 'production', DEMO: '1' }, true],
  [{ NODE_ENV: 'production', DEMO: 'true' }, true],
  [{ DEMO: '0' }, false],
  [{ DEMO: 'false' }, false],
])('with %j the demo is on: %j', (environment, demo) => {
  const { demo: isDemo, production } = readConfig({ ...environment, MAIL: 'off' })
  expect(isDemo).toBe(demo)
  // What is neither runs on this machine alone.
  if (demo) expect(production).toBe(false)
})

test.each([
  [{}, '127.0.0.1'],
  [{ HOST: '0.0.0.0' }, '0.0.0.0'],
  [{ DEMO: '1', DATABASE_URL: 'postgres://db.example/shop' }, '127.0.0.1'],
  [{ DEMO: '0' }, '0.0.0.0'],
  [{ NODE_ENV: 'production' }, '0.0.0.0'],
])('with %j it listens on %s', (environment, host) => {
  expect(readConfig({ ...environment, MAIL: 'off' }).host).toBe(host)
})

test.each<[Record<string, string>, RegExp | undefined]>([
  [{ NODE_ENV: 'production' }, /^SMTP_URL must be an address .*MAIL=off/],
  [{ SITE_URL: 'https://shop.example' }, /^SMTP_URL must be an address .*MAIL=off/],
  [{ NODE_ENV: 'production', MAIL: 'on' }, /^MAIL must be off, or left out/],
  [{ NODE_ENV: 'production', MAIL: 'off' }, undefined],
  [{ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }, undefined],
  [{ NODE_ENV: 'production', DEMO: '1' }, undefined],
  [{ DEMO: '0' }, undefined],
])('with %j a shop without a mail server starts only where that is meant', (environment, refusal) => {
  if (refusal === undefined) expect(readConfig(environment).smtpUrl).toBe(environment.SMTP_URL)
  else expect(() => readConfig(environment)).toThrow(refusal)
})

test.each([
  ['PORT', 'abc', 'a port between 0 and 65535'],
  ['PORT', '70000', 'a port between 0 and 65535'],
  ['PORT', '80.5', 'a port between 0 and 65535'],
  ['DATABASE_URL', 'mysql://db.example/shop', 'an address such as postgres://user:password@host:5432/name'],
  ['DATABASE_URL', 'shop', 'an address such as postgres://user:password@host:5432/name'],
  ['DATABASE_POOL', '1', 'a number of connections between 2 and 200'],
  ['SITE_URL', 'shop.example', 'the address of the shop, such as https://shop.example'],
  ['SITE_URL', 'javascript:alert(1)', 'the address of the shop, such as https://shop.example'],
  ['NODE_ENV', 'prod', 'production, development or test'],
  ['DEMO', 'yes', '1 or 0'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug or silent'],
  ['SMTP_URL', 'https://mail.example', 'an address such as smtp://user:password@host:587'],
  ['MAIL_FROM', 'x', 'a sender such as Gema <halo@shop.example>'],
  ...['1', 'nginx', '10.0.0.0/33'].map((value) => [
    ...['TRUST_PROXY', value],
    'addresses or networks of your proxies with commas between them, such as 127.0.0.1 or 10.0.0.0/8, or loopback or private',
  ]),
])('%s=%j is refused with what it must be', (name, value, hint) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new InvalidSetting(`${name} must be ${hint}. Correct it in the environment or in .env.`),
  )
})

test('all wrong values are named in one sentence, and none of the values, which may be secrets', () => {
  const environment = {
    PORT: 'geheim',
    DATABASE_URL: 'mysql://gema:geheim@db.example',
    DEMO: 'geheim',
    HOST: 'x',
  }
  const read = () => readConfig(environment)
  expect(read).toThrow(/^PORT must be .+; DATABASE_URL must be .+; DEMO must be 1 or 0\. Correct it/)
  expect(read).not.toThrow('geheim')
})
