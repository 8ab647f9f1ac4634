/** An amount spread over parts by what each is worth: whole rupiah that add up to it. */
export function spreadAmount(amount: number, worths: number[]): number[] {
  const whole = worths.reduce((sum, worth) => sum + worth, 0)
  let worthSoFar = 0
  let given = 0
  return worths.map((worth, place) => {
    worthSoFar += worth
    const isLast = place === worths.length - 1
    // Of things that are worth nothing, the last takes it all.
    const upToHere = isLast ? amount : whole === 0 ? 0 : Math.floor((amount / whole) * worthSoFar)
    const part = upToHere - given
    given = upToHere
    return part
  })
}
