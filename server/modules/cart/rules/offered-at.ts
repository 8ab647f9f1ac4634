/**
 * Whether a service is offered at a destination: it must lie in one of the regions; no regions mean everywhere. As long
 * as nobody knows the destination, it is.
 */
export const offeredAt = (regionCodes: string[], destination: string | undefined): boolean =>
  regionCodes.length === 0 ||
  destination === undefined ||
  regionCodes.some((code) => destination === code || destination.startsWith(`${code}.`))
