import { simulationCodeLength, spacedCode } from '@gema/contract/values/spaced-code.ts'

/** A code as it is being typed or pasted, in its usual form: `k7mx-29pw` becomes `K7MX 29PW`. */
export function tidyCode(typed: string): string {
  const signs = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, simulationCodeLength)
  return signs.length > simulationCodeLength / 2 ? spacedCode(signs) : signs
}

/** The simulation that a pasted link leads to: people copy what they were sent. */
export const uuidInLink = (text: string): string | undefined =>
  /\/simulation\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w-])/i.exec(text)?.[1]?.toLowerCase()
