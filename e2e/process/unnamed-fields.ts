import { isDeepStrictEqual } from 'node:util'
import type { Call } from '@gema/contract/define-call.ts'

/** Where an answer's data does not fit the contract, or has what the contract does not name: `.result.data[].cost`. */
export function unnamedFields(call: Call, sent: unknown): string[] {
  const named = call.data.safeParse(sent)
  if (named.success) return differencesOf(sent, named.data)
  return named.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

function differencesOf(sent: unknown, named: unknown, place = ''): string[] {
  if (isDeepStrictEqual(sent, named)) return []
  if (!isFilled(sent) || !isFilled(named)) return [place]
  const keys = [...new Set([...Object.keys(sent), ...Object.keys(named)])]
  return keys.flatMap((key) =>
    differencesOf(sent[key], named[key], Array.isArray(sent) ? `${place}[]` : `${place}.${key}`),
  )
}

const isFilled = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
