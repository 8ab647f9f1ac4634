import { z } from 'zod'
import { simulationCodeLength, simulationCodeLetters } from './spaced-code.ts'

/** The code of a saved simulation as people type it: `k7mx 29pw` is `K7MX29PW`. */
export const simulationCode = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replace(/[\s-]+/g, ''))
  .pipe(
    z
      .string()
      .min(1)
      .regex(new RegExp(`^[${simulationCodeLetters}]{${simulationCodeLength}}$`), 'simulation_code_invalid'),
  )

// Apart, so that screens can write a code without loading what checks it.
export { simulationCodeLength, simulationCodeLetters, spacedCode } from './spaced-code.ts'
