import { expect, test } from 'vitest'
import type { Files } from '../platform/files/files.ts'

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
export const textOf = (read: Uint8Array | undefined): string | undefined =>
  read && new TextDecoder().decode(read)

/** What holds for files wherever they are kept. Each test has a place of its own. */
export function testFiles(open: () => Files): void {
  test('what was written is read again, and the last writing counts', async () => {
    const files = open()
    await files.write('pictures/speaker-1.webp', bytesOf('first'))
    await files.write('pictures/speaker-1.webp', bytesOf('second'))
    expect(textOf(await files.read('pictures/speaker-1.webp'))).toBe('second')
  })

  test('every byte comes back, and a file may be empty or large', async () => {
    const files = open()
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const large = new Uint8Array(5 * 1024 * 1024).fill(7)
    await files.write('evidence/all', all)
    await files.write('evidence/empty', new Uint8Array())
    await files.write('evidence/large', large)
    expect(Buffer.from((await files.read('evidence/all')) ?? []).equals(all)).toBe(true)
    expect((await files.read('evidence/empty'))?.length).toBe(0)
    expect(Buffer.from((await files.read('evidence/large')) ?? []).equals(large)).toBe(true)
  })

  test('a part of a larger buffer is written, and nothing around it', async () => {
    const files = open()
    await files.write('proofs/part', bytesOf('before-the part-after').subarray(7, 15))
    expect(textOf(await files.read('proofs/part'))).toBe('the part')
  })

  test('what was never written is nothing', async () => {
    const files = open()
    await files.write('pictures/speaker-1.webp', bytesOf('a file'))
    expect(await files.read('pictures/unknown.webp')).toBeUndefined()
    expect(await files.read('unknown/speaker-1.webp')).toBeUndefined()
  })

  test('what was removed is nothing, and removing it again is a success', async () => {
    const files = open()
    await files.write('proofs/one', bytesOf('a receipt'))
    await files.write('proofs/other', bytesOf('another'))
    await files.remove('proofs/one')
    expect(await files.read('proofs/one')).toBeUndefined()
    expect(textOf(await files.read('proofs/other'))).toBe('another')
    await files.remove('proofs/one')
    await files.remove('never/written')
  })

  test.each([
    ['where a folder of files is', 'pictures'],
    ['below a file', 'pictures/speaker-1.webp/more'],
    ['under a name longer than any file can have', `pictures/${'x'.repeat(300)}`],
    ['under a key that is too long as a whole', 'pictures/'.repeat(600).slice(0, -1)],
  ])('there is nothing %s', async (_where, key) => {
    const files = open()
    await files.write('pictures/speaker-1.webp', bytesOf('a file'))
    expect(await files.read(key)).toBeUndefined()
  })

  test.each([
    '../secret',
    'a/../../secret',
    'a/./secret',
    '/etc/passwd',
    'a//b',
    'a/',
    '',
    '.env',
    'a\\..\\secret',
    'a\u0000b',
    'a\nb',
    '%2e%2e/secret',
    'a?acl',
    'a#b',
  ])('the key %j leads elsewhere or nowhere, and is refused', async (key) => {
    const files = open()
    await expect(files.read(key)).rejects.toThrow('not a file key')
    await expect(files.write(key, bytesOf('x'))).rejects.toThrow('not a file key')
    await expect(files.remove(key)).rejects.toThrow('not a file key')
  })
}
