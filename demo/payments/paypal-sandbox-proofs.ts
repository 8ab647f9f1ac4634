import { createHmac, timingSafeEqual } from 'node:crypto'
import { sandboxKeys } from './sandbox-keys.ts'

const { clientId, clientSecret, webhookId } = sandboxKeys.paypal

const mark = (text: string): string => createHmac('sha256', clientSecret).update(text).digest('base64')

const isMark = (given: string, text: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(mark(text))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** How long a token holds, in seconds. */
export const tokenLife = 32_400

/** Nothing is kept of a token: when it ends stands in it, under a mark. */
export function giveToken(authorization: string | undefined, now: Date): string | undefined {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  if (authorization !== `Basic ${basic}`) return undefined
  const endsAt = String(now.getTime() + tokenLife * 1000)
  return `${endsAt}.${mark(`token ${endsAt}`)}`
}

export function isToken(authorization: string | undefined, now: Date): boolean {
  const [, endsAt = '', given = ''] = /^Bearer (\d+)\.(.+)$/.exec(authorization ?? '') ?? []
  return isMark(given, `token ${endsAt}`) && Number(endsAt) > now.getTime()
}

export interface Transmission {
  id: string
  time: string
  body: string
}

const signed = ({ id, time, body }: Transmission): string => [id, time, webhookId, body].join('|')

/** A signature over the very text that is sent. */
export const signTransmission = (sent: Transmission): string => mark(signed(sent))

export const isSignatureOf = (given: string, sent: Transmission): boolean => isMark(given, signed(sent))
