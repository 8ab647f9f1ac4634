import { simulationCodeLength, simulationCodeLetters } from '@gema/contract/values/simulation-code.ts'

/** A code of eight characters that do not look alike, by a source of random numbers below a bound. */
export const newCode = (randomBelow: (bound: number) => number): string =>
  Array.from(
    { length: simulationCodeLength },
    () => simulationCodeLetters[randomBelow(simulationCodeLetters.length)],
  ).join('')
