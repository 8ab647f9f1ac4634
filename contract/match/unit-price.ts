/** A price that may hold for a few units only, as that of a flash sale does. */
export interface OfferedPrice {
  price: number
  /** For how many units the price holds; absent: for any number. */
  price_units?: number | undefined
  /** What each costs where more of them are wanted. */
  usual_price?: number | undefined
}

/** What one of so many units costs: a price that is not for all of them is for none. */
export const unitPrice = (
  { price, price_units: units, usual_price: usual }: OfferedPrice,
  quantity: number,
): number => (units !== undefined && quantity > units ? (usual ?? price) : price)
