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

/** Three hexadecimal digits each: to write a large number so takes more than a microsecond, of seventy for a kept page. */
const digits = Array.from({ length: 4096 }, (_, number) => number.toString(16).padStart(3, '0'))
const half = 2 ** 24
/** Odd, so that no half comes again before all others have, and large, so that no two in a row look alike. */
const step = 0x9e_37_79
const first = randomInt(half)
let [quick, slow] = [first, randomInt(half)]

const sixDigits = (number: number): string => `${digits[number >> 12]}${digits[number & 4095]}`

/** The id of a request, in its log lines, its answer and on the error page. It names, and keeps no secret. */
export function newRequestId(): string {
  quick = (quick + step) % half
  if (quick === first) slow = (slow + 1) % half
  return `${sixDigits(quick)}${sixDigits(slow)}`
}

export const requestIdOf = (bindings: RequestBindings | undefined): string =>
  bindings?.requestId ?? newRequestId()
