import type { z } from 'zod'
import { type CallName, type CallPath, callPaths } from './call-paths.ts'

/**
 * Who may call. `anyone` needs no token; `visitor` is a customer or a guest with a `guest_` token;
 * `customer` needs a session.
 */
export type Caller = 'anyone' | 'visitor' | 'customer'

/** Which rate limit a call counts against. The figures behind the names are settings. */
export type Pace = 'reading' | 'changing' | 'form' | 'sign-in' | 'checkout'

interface CallRules<Input extends z.ZodType, Data extends z.ZodType, Who extends Caller> {
  summary: string
  caller: Who
  pace: Pace
  input: Input
  data: Data
  /** Bytes of body that this call accepts; the server's default holds where it is absent. */
  bodyLimit?: number
  /** What the answer says when it is done, to be shown as it is. */
  done?: { en: string; id: string }
}

export type Call<
  Input extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Who extends Caller = Caller,
> = CallPath & CallRules<Input, Data, Who>

export type InputOf<C extends Call> = z.input<C['input']>
export type ParsedInputOf<C extends Call> = z.output<C['input']>
export type DataOf<C extends Call> = z.output<C['data']>

/** Declares a call: what goes in, what comes out, and who may use it how often. Its address comes from the list. */
export const defineCall = <Input extends z.ZodType, Data extends z.ZodType, Who extends Caller>(
  name: CallName,
  rules: CallRules<Input, Data, Who>,
): Call<Input, Data, Who> => ({ ...callPaths[name], ...rules })
