/** Where uploaded and derived files live: a local folder, or any store that keeps bytes under a key. */
export interface Files {
  read(key: string): Promise<Uint8Array | undefined>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Removing what is not there is a success. */
  remove(key: string): Promise<void>
}

/** Files cannot be kept or opened now. The message is one sentence that says where and why, and never a secret. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
}

/** Keys are words divided by slashes: nothing in them can leave the folder they are kept in. */
export const isFileKey = (key: string): boolean =>
  /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i.test(key)
