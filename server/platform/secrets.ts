import { createHash, randomBytes } from 'node:crypto'

/** A token that cannot be guessed: 256 bits in letters that survive any link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. A fast hash is enough, because the token itself is random. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
