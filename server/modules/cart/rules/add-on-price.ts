interface AddOnTerms {
  pricing: 'fixed' | 'per_unit' | 'percent'
  amount: number
}

/** How often a service is paid with a line, and what one costs: percent are of the unit's price, rounded down. */
export function addOnPrice(
  { pricing, amount }: AddOnTerms,
  line: { unitPrice: number; quantity: number },
): { quantity: number; price: number } {
  if (pricing === 'fixed') return { quantity: 1, price: amount }
  const price = pricing === 'per_unit' ? amount : Math.floor((line.unitPrice * amount) / 100)
  return { quantity: line.quantity, price }
}
