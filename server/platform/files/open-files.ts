import path from 'node:path'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Files } from './files.ts'
import { localFiles } from './local-files.ts'
import { rememberedFiles } from './remembered-files.ts'
import { checkS3, s3Files } from './s3-files.ts'

/** A few hundred pictures of usual size, for each process. */
const rememberedBytes = 32 * 1024 * 1024
const rememberedSeconds = 5 * 60

/** The files of the shop: in the store of the settings, or in the data folder of this machine where they name none. */
export async function openFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Files> {
  if (s3 === undefined) return localFiles(path.join(dataDir, 'files'))
  await checkS3(s3)
  return rememberedFiles(s3Files(s3), {
    ...{ clock: systemClock, bytes: rememberedBytes, seconds: rememberedSeconds },
  })
}
