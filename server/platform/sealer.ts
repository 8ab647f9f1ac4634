import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Encrypts what the shop must keep but nobody who reads its database or its files may see. */
export interface Sealer {
  seal(bytes: Uint8Array): Buffer
  /** Throws where the bytes were not sealed with this key, or have been changed since. */
  open(sealed: Uint8Array): Buffer<ArrayBuffer>
  sealText(text: string): string
  openText(sealed: string): string
  /** A key for something, by its name: nobody else can make it, and nobody has to keep it. */
  keyFor(name: string): string
  /** Whether a key is the one for that name, told in the same time whichever it is. */
  isKeyFor(name: string, key: string): boolean
}

const nonceLength = 12
const tagLength = 16

/** AES-256 in GCM mode: nonce, tag, text. The key comes from a secret of any length. */
export function createSealer(secret: string): Sealer {
  // As a key object: from bytes, each use makes one of its own, which takes several times as long.
  const key = createSecretKey(createHash('sha256').update(secret).digest())
  const seal = (bytes: Uint8Array): Buffer => {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const text = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), text])
  }
  const open = (sealed: Uint8Array): Buffer<ArrayBuffer> => {
    const bytes = Buffer.from(sealed)
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
      authTagLength: tagLength,
    })
    cipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
    return Buffer.concat([cipher.update(bytes.subarray(nonceLength + tagLength)), cipher.final()])
  }
  const keyFor = (name: string): string => createHmac('sha256', key).update(`key:${name}`).digest('base64url')
  return {
    keyFor,
    isKeyFor(name, given) {
      const [right, come] = [Buffer.from(keyFor(name)), Buffer.from(given)]
      return right.length === come.length && timingSafeEqual(right, come)
    },
    seal,
    open,
    sealText: (text) => seal(Buffer.from(text, 'utf8')).toString('base64url'),
    openText: (sealed) => open(Buffer.from(sealed, 'base64url')).toString('utf8'),
  }
}
