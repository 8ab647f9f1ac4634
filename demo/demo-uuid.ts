import { createHash } from 'node:crypto'

/** The uuid of a thing in the demo shop: the same name always gives the same uuid, so loading twice changes nothing. */
export function demoUuid(name: string): string {
  const hex = createHash('sha256').update(`gema demo ${name}`).digest('hex')
  // Version 8 (made by our own rule), variant 10.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
