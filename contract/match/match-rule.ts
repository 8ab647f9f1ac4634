import { z } from 'zod'
import { componentRoles } from './component-roles.ts'

export const verdicts = ['ok', 'note', 'warning'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * A rule of what fits together: data, evaluated alike by the server and by the browser. How formulas are written stands in
 * parse-formula.ts.
 */
export const matchRule = z.object({
  key: z.string(),
  /** What it is about; the first of them that is in the system shows what it says. */
  roles: z.array(z.enum(componentRoles)),
  /** What is worked out, in this order: a later formula may use the figures before it. */
  figures: z.array(z.object({ name: z.string(), formula: z.string() })),
  /** The first whose condition holds is what the rule says; where none does, it says nothing. */
  cases: z.array(z.object({ when: z.string(), verdict: z.enum(verdicts), sentence: z.string() })),
  /** Whose product or number of units can be changed in order to mend a warning, the best way first. */
  remedies: z.array(z.enum(componentRoles)),
})

export type MatchRule = z.output<typeof matchRule>
