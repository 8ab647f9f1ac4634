/**
 * A code of 1 to 999 that makes the amount of a bank transfer one of its kind among those that are open; `spin` says
 * where to begin. Nothing, where all are taken.
 */
export function chooseUniqueCode(
  total: number,
  taken: ReadonlySet<number>,
  spin: number,
): number | undefined {
  const codes = Array.from({ length: 999 }, (_, place) => 1 + ((place + spin) % 999))
  return codes.find((code) => !taken.has(total + code))
}
