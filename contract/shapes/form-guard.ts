import { z } from 'zod'
import { quickestForm } from '../values/quickest-form.ts'

/**
 * What tells a person from a program that fills in every form it finds: a field that people do not see, and how long
 * it took from the first look at the form until it was sent. Whoever sends neither is held by the rate limit alone.
 * A person who is taken for a program is told so and can send again: nothing is dropped in silence.
 */
export const formGuard = {
  /** Never shown to people. */
  homepage: z.string().max(0, 'form_automatic').optional(),
  /** Milliseconds. */
  filled_in: z.coerce.number('form_too_quick').min(quickestForm, 'form_too_quick').optional(),
}
