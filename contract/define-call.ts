import type { z } from 'zod'
import { type CallName, type CallPath, callPaths } from './call-paths.ts'

/**
 * Who may call. `anyone` needs no token; `visitor` is a customer or a guest with a `guest_` token;
 * `customer` needs a session; `staff` a session of a staff account, in the back office alone.
 */
export type Caller = 'anyone' | 'visitor' | 'customer' | 'staff'

/** Which rate limit a call counts against. The figures behind the names are settings. */
export type Pace = 'reading' | 'changing' | 'form' | 'sign-in' | 'checkout' | 'code' | 'save' | 'work'

interface CallRules<Input extends z.ZodType, Data extends z.ZodType, Who extends Caller> {
  summary: string
  caller: Who
  pace: Pace
  input: Input
  data: Data
  /**
   * The answer is the same for everybody: it may be kept until something that it was made from changes. Names: only for
   * those who ask with these fields and no others.
   */
  shared?: true | readonly string[]
  /** What somebody of the staff must be allowed to do; absent: anybody of them. */
  permission?: string
  /** Bytes of body that this call accepts; the server's default holds where it is absent. */
  bodyLimit?: number
  /**
   * A file that people open by a plain link, the same for everybody: anybody may keep it for so many seconds, its address
   * names the language (`language`), and who is refused reads a page.
   */
  link?: { keptSeconds: number }
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
