/** The package does not say what it holds. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  // biome-ignore lint/style/noDefaultExport: this is how the package gives it away
  export default class S3rver {
    constructor(options: {
      directory: string
      silent?: boolean
      vhostBuckets?: boolean
      configureBuckets?: { name: string }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
    logger: { close(): void }
  }
}
