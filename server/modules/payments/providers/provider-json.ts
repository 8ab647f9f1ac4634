import { ProviderDown } from '../payment-provider.ts'

/**
 * JSON whose numbers stay the text that they are written as: amounts must not become fractions on their way, and long ids
 * must not lose their last digits. Nothing for what is no JSON.
 */
export function readProviderJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' ? context?.source : value,
    )
  } catch {
    return undefined
  }
}

interface Shape<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: Error }
}

/** What a provider said, in the shape that it has documented; another one is not understood. */
export function inShape<Value>(shape: Shape<Value>, value: unknown): Value {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  throw new ProviderDown('a provider answered in an unknown shape', { cause: read.error })
}
