import { loadConfig } from '@gema/server/platform/config.ts'
import { makeBackup } from './make-backup.ts'
import { runCommandLine } from './run-command-line.ts'

/** `npm run backup -- <folder>`: copies the database and the files of this shop into a new folder. */
await runCommandLine('backup', async (folder) => {
  const { manifest: made, caution } = await makeBackup(loadConfig(), folder)
  const files =
    made.files === 'here'
      ? `${made.fileCount} files`
      : 'no files: they are in the bucket of S3_BUCKET, which is copied by its own means (versioning, or a copy in another place)'
  return [
    `The backup is whole: ${folder}`,
    `  version ${made.version}, PostgreSQL ${made.postgres}, ${made.migrations.length} migrations, ${files}`,
    ...(caution === undefined ? [] : [`  CAUTION: ${caution}`]),
    '  The key that encrypts bank and identity details is not in it: keep SECRET_KEY (or the file secret-key) somewhere else.',
    '  Now: copy the folder to another place, and try to restore it once in a while.',
  ]
})
