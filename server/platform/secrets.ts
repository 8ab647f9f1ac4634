import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A token that cannot be guessed: 256 bits in letters that survive any link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. A fast hash is enough, because the token itself is random. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Six digits for a mail. So few can be guessed: whoever compares them must count the tries. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
