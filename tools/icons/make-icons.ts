import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, '../../storefront/public')
const drawing = await readFile(path.join(folder, 'favicon.svg'), 'utf8')

/** To the edges: phones cut their own corners. */
const withoutCorners = drawing.replace(' rx="8"', '')

/** A round cut may take a fifth of each side: the sign is drawn smaller, its ground goes to the edges. */
const withinTheCut = withoutCorners.replace(
  /(<rect[^>]*\/>)(.*)<\/svg>/,
  '$1<g transform="translate(16 16) scale(.8) translate(-16 -16)">$2</g></svg>',
)

const icons = [
  { file: 'icon-192.png', size: 192, svg: drawing },
  { file: 'icon-512.png', size: 512, svg: drawing },
  { file: 'icon-maskable-512.png', size: 512, svg: withinTheCut },
  { file: 'apple-touch-icon.png', size: 180, svg: withoutCorners },
]

const drawn = ({ svg, size }: { svg: string; size: number }): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** The file that many ask for without being told of it: a head of 22 bytes, and one PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** `node tools/icons/make-icons.ts`: the icons of the shop in every size that something asks for, from one drawing. */
await mkdir(path.join(folder, 'icons'), { recursive: true })
for (const icon of icons) await writeFile(path.join(folder, 'icons', icon.file), await drawn(icon))
await writeFile(path.join(folder, 'favicon.ico'), icoOf(await drawn({ svg: drawing, size: 32 }), 32))
console.log(`${icons.length} icons and favicon.ico in ${folder}`)
