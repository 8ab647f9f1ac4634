import type { Answer } from '@gema/contract/client.ts'

type Refused = Extract<Answer<unknown>, { ok: false }>

/** The call has the account within `bank`; in the form its fields stand beside the others. */
export const withoutBank = (refused: Refused): Refused => ({
  ...refused,
  fields: refused.fields.map(({ field, message }) => ({ field: field.replace(/^bank\./, ''), message })),
})
