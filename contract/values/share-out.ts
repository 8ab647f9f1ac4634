/**
 * Shares a whole amount out in proportion to some weights, so that the shares add up to it exactly: each gets its
 * part rounded down, and what is left goes to those that lost most by it, one rupiah each. A weight of 0 gets nothing.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  // Amounts multiplied by amounts leave the range in which ordinary numbers are exact.
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, place) => {
    const product = BigInt(amount) * BigInt(weight)
    return { place, share: Number(product / whole), rest: product % whole }
  })
  const left = amount - parts.reduce((sum, { share }) => sum + share, 0)
  const losers = parts.toSorted(
    (a, b) => Number(b.rest > a.rest) - Number(a.rest > b.rest) || a.place - b.place,
  )
  const luckier = new Set(losers.slice(0, left).map(({ place }) => place))
  return parts.map(({ place, share }) => (luckier.has(place) ? share + 1 : share))
}
