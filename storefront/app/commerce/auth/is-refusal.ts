import type { Answer } from '@gema/contract/client.ts'
import { type RefusalName, sentenceOf } from '@gema/contract/refusals.ts'

/** Whether an answer is one certain refusal. On the wire it is known by its sentence. */
export const isRefusal = (answer: Answer<unknown>, name: RefusalName, language: string): boolean =>
  !answer.ok && answer.message === sentenceOf(name, language)
