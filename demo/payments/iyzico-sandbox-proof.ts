import { createHmac } from 'node:crypto'
import { sandboxKeys } from './sandbox-keys.ts'

const { apiKey, secretKey } = sandboxKeys.iyzico

interface Asked {
  headers: Headers
  path: string
  text: string
}

/** Whether a request is signed by somebody who has the keys, over this very path and body. */
export function isIyzicoRequest({ headers, path, text }: Asked): boolean {
  const [, encoded = ''] = /^IYZWSv2 (.+)$/.exec(headers.get('authorization') ?? '') ?? []
  const said = Buffer.from(encoded, 'base64').toString()
  const [, key, randomKey, signature] = /^apiKey:(.+)&randomKey:(.+)&signature:(.+)$/.exec(said) ?? []
  const right = createHmac('sha256', secretKey).update(`${randomKey}${path}${text}`).digest('hex')
  return key === apiKey && signature === right && headers.get('x-iyzi-rnd') === randomKey
}
