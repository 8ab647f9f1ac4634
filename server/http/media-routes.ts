import { Hono } from 'hono'

export type FindPicture = (wanted: {
  picture: string
  width: number
  format: string
}) => Promise<Uint8Array | undefined>

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

/** `/media/{width}/{picture}.{format}`: pictures never change under their address, so they are kept for ever. */
export function createMediaRoutes(findPicture: FindPicture): Hono {
  return new Hono().get('/media/:width{[0-9]+}/:file{[^/]+\\.(?:avif|webp)}', async (c) => {
    const { width, file } = c.req.param()
    const dot = file.lastIndexOf('.')
    const format = file.slice(dot + 1)
    const bytes = await findPicture({ picture: file.slice(0, dot), width: Number(width), format })
    if (bytes === undefined) return c.body(null, 404, { 'Cache-Control': 'no-store' })
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': types[format] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
