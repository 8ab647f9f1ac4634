import { chmod, mkdir, readdir } from 'node:fs/promises'
import { BackupRefused } from './backup-refused.ts'

/** Two backups in one folder would be none. Customers will be in it: it is for its owner alone. */
export async function takeNewFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new BackupRefused(`The folder ${folder} is not empty. Name a new one for each backup.`)
  // One that was there before has kept its own mode.
  await chmod(folder, 0o700).catch((cause: unknown) => {
    throw new BackupRefused(
      `The folder ${folder} cannot be closed to others. Name a new one, or one of your own.`,
      { cause },
    )
  })
}
