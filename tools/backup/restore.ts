import { loadConfig } from '@gema/server/platform/config.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommandLine } from './run-command-line.ts'

/** `npm run restore -- <folder>`: fills an empty database and an empty folder of files from a backup. */
await runCommandLine('restore', async (folder) => {
  const { manifest, hasOtherKey } = await restoreBackup(loadConfig(), folder)
  const files =
    manifest.files === 'here'
      ? `${manifest.fileCount} files`
      : 'no files: bring the bucket of S3_BUCKET back to the same time'
  return [
    `Restored: the shop of ${manifest.madeAt}, version ${manifest.version}, ${files}.`,
    ...(hasOtherKey
      ? [
          '  CAUTION: SECRET_KEY is not the one of the backup. Bank and identity details stay unreadable until it is.',
        ]
      : []),
    '  Now: 1. npm run check:books   proves that stock, orders, vouchers and payments agree',
    '       2. start one host        newer migrations are applied by themselves; wait until /readyz says ready',
    '       3. compare the payments since the backup at the providers: the shop does not know of them',
    '       4. start the other hosts, and empty the cache of nginx',
  ]
})
