import { readConfig } from '@gema/server/platform/config.ts'
import { expect, test } from 'vitest'
import { productionWarnings } from './production-warnings.ts'

const bare = { NODE_ENV: 'production', SITE_URL: 'https://shop.example', MAIL: 'off' }
const whole = {
  ...bare,
  SMTP_URL: 'smtp://mail.example',
  SECRET_KEY: 'thirty-two letters of pure chance',
  TRUST_PROXY: 'loopback',
  METRICS_TOKEN: 'sixteen-letters-!',
}
const warn = (environment: Record<string, string>, canBePaid = true) =>
  productionWarnings(readConfig(environment), { canBePaid }).map((line) => line.split(/[ :=]/)[0])

test('a shop in production is told of everything that it lacks', () => {
  expect(warn(bare, false)).toEqual(['MAIL', 'SECRET_KEY', 'TRUST_PROXY', 'No', 'METRICS_TOKEN'])
  expect(warn(bare)).toEqual(['MAIL', 'SECRET_KEY', 'TRUST_PROXY', 'METRICS_TOKEN'])
})

test('a shop that lacks nothing, a demo and a shop on this machine are told nothing', () => {
  expect(warn(whole)).toEqual([])
  expect(warn({ ...bare, DEMO: '1' }, false)).toEqual([])
  expect(warn({ DEMO: '0' }, false)).toEqual([])
})
