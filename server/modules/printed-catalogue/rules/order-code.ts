/** By what a product is ordered: its SKU; of several, the beginning that they share. */
export function orderCode(skus: string[], model: string): string {
  const [first, ...others] = skus
  if (first === undefined) return model
  if (others.length === 0) return first
  const shared = others.reduce((stem, sku) => {
    let same = 0
    while (same < stem.length && stem[same] === sku[same]) same += 1
    return stem.slice(0, same)
  }, first)
  const whole = shared.slice(0, Math.max(shared.lastIndexOf('-'), 0))
  return whole.length >= 3 ? whole : model
}
