import type { Address } from '@gema/contract/shapes/address.ts'

/** An address book after one was saved: it takes the place of the one with its id, or stands in front as a new one. */
export function withSaved(addresses: readonly Address[], saved: Address): Address[] {
  const isKnown = addresses.some(({ id }) => id === saved.id)
  const all = isKnown ? addresses.map((one) => (one.id === saved.id ? saved : one)) : [saved, ...addresses]
  if (!saved.is_default) return all
  return all.map((one) => (one.id === saved.id || !one.is_default ? one : { ...one, is_default: false }))
}

/** An address book after one was removed; which of the others is the default now stands in the answer. */
export function withoutRemoved(
  addresses: readonly Address[],
  id: string,
  left: readonly Address[],
): Address[] {
  const newDefault = left.find((one) => one.is_default)?.id
  return addresses
    .filter((one) => one.id !== id)
    .map((one) =>
      one.is_default === (one.id === newDefault) ? one : { ...one, is_default: !one.is_default },
    )
}
