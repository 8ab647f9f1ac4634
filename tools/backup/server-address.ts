import type { Config } from '@gema/server/platform/config.ts'
import { BackupRefused } from './backup-refused.ts'

/** The database itself, never a pooler: a copy of a whole database needs one session from its beginning to its end. */
export function serverAddress({ databaseUrl, databaseDirectUrl, dataDir }: Config): string {
  const url = databaseDirectUrl ?? databaseUrl
  if (url !== undefined) return url
  throw new BackupRefused(
    `DATABASE_URL is not set, so this shop has the embedded database. Stop the shop and copy its whole folder, ` +
      `${dataDir}: the database, the files and the key are in it. To restore, put the folder back while the shop is stopped.`,
  )
}
