/** A backup that cannot be made or restored like this. The message is one sentence that says what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}
