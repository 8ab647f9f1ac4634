import { createHash, randomBytes } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const written = (bytes: Buffer, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => letters[byte % letters.length]).join('')

/** A name as providers give them: some letters and digits after what says what it is. */
export const newSandboxId = (prefix: string, length: number): string =>
  `${prefix}${written(randomBytes(length), length)}`

/** The same text has the same name, so that whoever asks twice with one key gets one thing. At most 32 letters. */
export const sandboxIdOf = (prefix: string, text: string, length = 24): string =>
  `${prefix}${written(createHash('sha256').update(text).digest(), length)}`
