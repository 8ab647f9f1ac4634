export interface CodLimits {
  /** Up to this amount; 0: never. */
  most: number
  /** Codes of regions; empty: everywhere. */
  regions: string[]
}

/** Why an order cannot be paid in cash when it is delivered; nothing, where it can. */
export function codRefusal(
  { most, regions }: CodLimits,
  order: { total: number; regionCode: string | undefined; allParcelsAllowIt: boolean },
): 'payment_cod_amount' | 'payment_cod_region' | 'payment_cod_service' | undefined {
  if (order.total > most) return 'payment_cod_amount'
  const lies = (region: string) => order.regionCode === region || order.regionCode?.startsWith(`${region}.`)
  if (regions.length > 0 && order.regionCode !== undefined && !regions.some(lies)) return 'payment_cod_region'
  return order.allParcelsAllowIt ? undefined : 'payment_cod_service'
}
