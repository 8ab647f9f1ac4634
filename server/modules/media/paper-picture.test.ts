import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Files } from '../../platform/files/files.ts'
import { keepPicture, pictureForPrint } from './media.ts'

function inMemory(): Files {
  const kept = new Map<string, Uint8Array>()
  return {
    read: async (key) => kept.get(key),
    write: async (key, bytes) => void kept.set(key, bytes),
    remove: async (key) => void kept.delete(key),
  }
}

/** A picture whose left half is red and whose right half is blue. */
async function twoHalves(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp({ create: { width: 600, height: 200, channels: 3, background: '#ffffff' } })
    .composite([
      { input: await half('#ff0000'), left: 0, top: 0 },
      { input: await half('#0000ff'), left: 300, top: 0 },
    ])
    .png()
    .toBuffer()
}

async function redOf(picture: Uint8Array | undefined): Promise<number> {
  const { channels } = await sharp(picture).stats()
  return channels[0]?.mean ?? 0
}

test('a room fills its place, and closer looks show other parts of it', async () => {
  const files = inMemory()
  const picture = await keepPicture(files, 'room.png', await twoHalves())
  const made = (look: 'whole' | 'left' | 'right') =>
    pictureForPrint(files, { picture, room: { width: 60, height: 40, look } })
  const { width, height, format } = await sharp(await made('left')).metadata()
  expect([width, height, format]).toEqual([60, 40, 'jpeg'])
  const whole = await redOf(await made('whole'))
  expect(await redOf(await made('left'))).toBeGreaterThan(whole)
  expect(await redOf(await made('right'))).toBeLessThan(whole)
})

test('a product is whole in its square', async () => {
  const files = inMemory()
  const picture = await keepPicture(files, 'speaker.png', await twoHalves())
  const { width, height } = await sharp(await pictureForPrint(files, { picture, side: 50 })).metadata()
  expect([width, height]).toEqual([50, 50])
})

test('what is not there, cannot be read or leads elsewhere is nothing', async () => {
  const files = inMemory()
  const broken = await keepPicture(files, 'broken.png', new TextEncoder().encode('no picture'))
  for (const picture of [broken, 'lost.png', '../secret', ''])
    expect(await pictureForPrint(files, { picture, side: 50 })).toBeUndefined()
})
