import { quickestForm } from '@gema/contract/values/quickest-form.ts'

/**
 * What a form says about who has filled it in, as the contract asks for it. Somebody who is quicker than a person can be,
 * because the browser has filled in everything, waits for the rest of that time and never hears of it. The hidden field is
 * emptied: whoever was taken for a program by mistake is asked to send once more, and then arrives.
 */
export async function proofOfPerson(begun: number, hidden: HTMLInputElement | null | undefined) {
  const rest = begun + quickestForm - performance.now()
  if (rest > 0) await new Promise((go) => setTimeout(go, rest))
  const homepage = hidden?.value ?? ''
  if (hidden) hidden.value = ''
  // Rounded up: what has been waited for is never a fraction too short.
  return { homepage, filled_in: Math.ceil(performance.now() - begun) }
}
