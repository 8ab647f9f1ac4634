import { randomInt } from 'node:crypto'
import type { Reading } from './reading.ts'

/** What the host tells about a request besides the request itself. */
export interface RequestBindings {
  requestId: string
  /** The visitor's address; behind a proxy, the one that the proxy names. */
  remoteAddress: string
  /** The call comes from one of our own pages in this process. */
  inProcess?: boolean
  /** Told what the answer is made from, where somebody may keep it. */
  reading?: Reading
}

const ids = 2 ** 48
/** Odd, so that no id comes again before all others have, and large, so that no two in a row look alike. */
const step = 0x5d_ee_ce_66_d6_2b
let last = randomInt(ids - 1)

/** The id of a request, in its log lines, its answer and on the error page. It names, and keeps no secret. */
export function newRequestId(): string {
  last = (last + step) % ids
  return last.toString(16).padStart(12, '0')
}

export const requestIdOf = (bindings: RequestBindings | undefined): string =>
  bindings?.requestId ?? newRequestId()
