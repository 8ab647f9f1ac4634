import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** Hashes a password with argon2id. The parameters stand in the text, so that they can be raised later. */
export async function hashPassword(
  password: string,
  { memory, passes, parallelism } = cost,
): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength })
  return `$argon2id$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

/** Compared where no account is found, so that an unknown address takes as long as a wrong password. Nobody knows it. */
const nobodysHash = hashPassword(randomBytes(32).toString('base64url'))

/** Compares in constant time. A text that is no hash of ours never matches. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const parts = /^\$argon2id\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash)
  if (parts === null) return false
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
  const expected = Buffer.from(tag, 'base64url')
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

/** The same where there may be no hash at all: that takes as long, and never matches. */
export async function passwordMatchesIfAny(
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const matches = await passwordMatches(password, hash ?? (await nobodysHash))
  return matches && typeof hash === 'string'
}
