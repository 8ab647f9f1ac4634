import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The session of who sits at this terminal: a file in the data folder that nobody else may read. */
export function staffSession({ dataDir, siteUrl }: { dataDir: string; siteUrl: string }) {
  const file = path.join(dataDir, 'staff-session')
  return {
    /** The token for this shop; one of another shop is never sent here. */
    async token(): Promise<string | undefined> {
      const text = await readFile(file, 'utf8').catch(() => '')
      const { shop, token } = keptIn(text)
      return shop === siteUrl && typeof token === 'string' ? token : undefined
    },
    async keep(token: string): Promise<void> {
      await mkdir(dataDir, { recursive: true })
      await writeFile(file, JSON.stringify({ shop: siteUrl, token }), { mode: 0o600 })
      // The mode above counts for a new file only.
      await chmod(file, 0o600)
    },
    forget: () => rm(file, { force: true }),
  }
}

function keptIn(text: string): { shop?: unknown; token?: unknown } {
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
