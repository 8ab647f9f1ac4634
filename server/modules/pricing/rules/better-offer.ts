interface Offer {
  price: number
  quota: number
  sold: number
}

/** Which of two flash prices of one variant counts: that of the sale that still has units, then the lower one. */
export function isBetterOffer(offer: Offer, known: Offer): boolean {
  const [left, knownLeft] = [offer.sold < offer.quota, known.sold < known.quota]
  return left === knownLeft ? offer.price < known.price : left
}
