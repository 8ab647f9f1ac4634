const exponents: Record<string, number> = { JPY: 0, KRW: 0, VND: 0, KWD: 3, BHD: 3, OMR: 3 }

/** How many decimals Razorpay counts a currency with: two, for rupiah as well, unless its list says otherwise. */
export const razorpayExponent = (currency: string): number => exponents[currency] ?? 2
