import type { Plugin } from 'vite'

/** What is beyond ASCII, written so that it is within it. Programs have such signs in their texts alone, once comments are gone. */
export const inAscii = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A single curly quote makes V8 hold two bytes for each sign of a program that is megabytes long. */
export const oneByteCode = (): Plugin => ({
  name: 'one-byte-code',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
  },
})
