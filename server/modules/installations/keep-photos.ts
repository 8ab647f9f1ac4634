import { randomUUID } from 'node:crypto'
import type { Files } from '../../platform/files/files.ts'
import type { Sealer } from '../../platform/sealer.ts'
import { reencodePicture } from '../media/media.ts'
import type { InstallationPhotoRow, NewPhotoRow } from './installations-queries.ts'
import { isPhoto } from './rules/is-photo.ts'

export interface PhotosAround {
  files: Files
  sealer: Sealer
}

/** A file as somebody has sent it. */
export interface SentPhoto {
  name: string
  read: () => Promise<Uint8Array>
}

interface ReadPhoto {
  name: string
  bytes: Uint8Array
}

/** A file that is no photo, by its place among those that were sent. */
export interface NoPhoto {
  noPhoto: number
}

/**
 * Keeps photos for as long as they are used. All are read before any is kept, by their contents, and made anew: nothing
 * that the camera wrote stays. Where `use` falls or does without them, none of them stays.
 */
export async function withPhotos<Outcome>(
  around: PhotosAround,
  sent: SentPhoto[],
  use: (photos: NewPhotoRow[]) => Promise<{ outcome: Outcome; keeps: boolean }>,
): Promise<Outcome | NoPhoto> {
  const read: ReadPhoto[] = []
  for (const [place, photo] of sent.entries()) {
    const bytes = await readPhoto(photo)
    if (bytes === undefined) return { noPhoto: place }
    read.push({ name: photo.name, bytes })
  }
  const kept: NewPhotoRow[] = []
  let keeps = false
  try {
    for (const photo of read) kept.push(await keepPhoto(around, photo, kept.length))
    const used = await use(kept)
    keeps = used.keeps
    return used.outcome
  } finally {
    // Nobody would ever find files that belong to no request.
    if (!keeps) await Promise.all(kept.map(({ file }) => around.files.remove(file)))
  }
}

async function readPhoto({ read }: SentPhoto): Promise<Uint8Array | undefined> {
  const bytes = await read()
  if (!isPhoto(bytes)) return undefined
  const picture = await reencodePicture(bytes)
  return 'refused' in picture ? undefined : picture
}

/** Below `private/`, from which nothing is served, under a name that tells nothing. */
async function keepPhoto(
  { files, sealer }: PhotosAround,
  { name, bytes }: ReadPhoto,
  position: number,
): Promise<NewPhotoRow> {
  const file = `private/installations/${randomUUID()}.bin`
  await files.write(file, sealer.seal(bytes))
  return { file, name, bytes: bytes.length, position }
}

/** The contents of a photo, a WebP picture; nothing, where it is gone. */
export async function openPhoto(
  { files, sealer }: PhotosAround,
  { file }: Pick<InstallationPhotoRow, 'file'>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sealed = await files.read(file)
  return sealed === undefined ? undefined : sealer.open(sealed)
}
