import { findOrInstall } from '../browser/find-or-install.ts'

/** A wrk, or none: there is a load of our own to go on with. */
export const findWrk = (say: (line: string) => void): Promise<string | undefined> =>
  findOrInstall('wrk', ['wrk'], say)
