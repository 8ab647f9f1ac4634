/** Whether a product may stand beside those that are compared already, by the ids of their main categories. */
export function mayJoin(
  mainId: number,
  { compared, most }: { compared: number[]; most: number },
): 'yes' | 'other_category' | 'full' {
  // Said first: taking one out would not help.
  if (compared.some((other) => other !== mainId)) return 'other_category'
  return compared.length >= most ? 'full' : 'yes'
}
