import type { Answer } from '@gema/contract/client.ts'

/** The data of an answer; a refusal is a mistake of the test. */
export function answered<Data>(answer: Answer<Data>): Data {
  if (!answer.ok) throw new Error(`refused with ${answer.code}: ${answer.message}`)
  return answer.data
}
