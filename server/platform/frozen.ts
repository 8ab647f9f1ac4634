/** The same value, which nobody can change any more: many will read it, and whoever changes it by mistake is told so. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date || ArrayBuffer.isView(value))
    return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
