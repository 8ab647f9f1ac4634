const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThree = new Set('BHD JOD KWD OMR TND'.split(' '))

/**
 * How many decimals Stripe counts a currency with. Its list is its own: rupiah have two there, whatever is printed on
 * the notes, so Rp 150.000 is 15000000.
 */
export function stripeExponent(currency: string): number {
  if (withoutDecimals.has(currency)) return 0
  return withThree.has(currency) ? 3 : 2
}
