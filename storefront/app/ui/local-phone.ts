/**
 * A stored number as it is typed into a phone field, after the code of the country: `+628125550142` → `812 5550 142`.
 * A number of another country keeps its code.
 */
export function localPhone(stored: string, code = '+62'): string {
  if (!stored.startsWith(code)) return stored
  const local = stored.slice(code.length)
  return [local.slice(0, 3), local.slice(3, 7), local.slice(7)].filter(Boolean).join(' ')
}
