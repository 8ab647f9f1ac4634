import type { Call } from './define-call.ts'

/** Whether the answer of a call is the same for everybody who asks with fields of these names. */
export function isShared({ shared }: Pick<Call, 'shared'>, names: readonly string[]): boolean {
  if (shared === undefined || shared === true) return shared === true
  return names.length === shared.length && shared.every((name) => names.includes(name))
}
