/** Whether an error says that a file or folder is not there; every other error must not be taken for that. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
