import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@gema/server/platform/config.ts'
import { expect, onTestFinished, test } from 'vitest'
import { BackupRefused } from './backup-refused.ts'
import { writeManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const inABucket = {
  DATABASE_URL: 'postgres://127.0.0.1:1/shop',
  SECRET_KEY: 'a key of thirty-two characters or more',
  S3_ENDPOINT: 'https://files.example',
  S3_BUCKET: 'gema',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

async function aBackup(files: 'here' | 'bucket'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gema-restore-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const about = { format: 1, madeAt: '2027-01-31T02:15:00.000Z', version: '0.1.0', postgres: '15.1' } as const
  await writeManifest(folder, { ...about, migrations: [], files, fileCount: 1, sumsHash: '' })
  return folder
}

test('files of a backup are not put where a shop with a bucket does not look', async () => {
  const folder = await aBackup('here')
  const config = readConfig({ ...inABucket, DATA_DIR: path.join(folder, 'data') })
  const restoring = restoreBackup(config, folder)
  await expect(restoring).rejects.toThrow(BackupRefused)
  await expect(restoring).rejects.toThrow(/^The backup holds the files .+ Leave the S3_… settings out/)
  expect(await readdir(folder)).toEqual(['manifest.json'])
})

test('a backup without files goes on to the database', async () => {
  const folder = await aBackup('bucket')
  const config = readConfig({ ...inABucket, DATA_DIR: path.join(folder, 'data') })
  await expect(restoreBackup(config, folder)).rejects.toThrow('The database of DATABASE_URL does not answer')
})
