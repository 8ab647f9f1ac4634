import type { Answer } from '@gema/contract/client.ts'

/** Something that could not be done; its message is what is told. */
export class Refused extends Error {
  override name = 'Refused'
}

/** The data of an answer, or the sentences of its refusal. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  if (answer.ok) return answer.data
  const sentences = answer.form.length > 0 ? answer.form.join(' ') : answer.message
  const hint = answer.code === 401 ? ' npm run staff -- sign-in <email>' : ''
  throw new Refused(`${sentences}${hint}`)
}

/** One of a closed list. */
export function oneOf<const Text extends string>(given: string, allowed: readonly Text[]): Text {
  const found = allowed.find((text) => text === given)
  if (found === undefined) throw new Refused(`"${given}" is none of ${allowed.join(', ')}.`)
  return found
}

/** A whole amount of rupiah, as people type it: 150000 or 150.000. */
export function amountOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^\d+$|^\d{1,3}(?:\.\d{3})+$/.test(given))
    throw new Refused(`"${given}" is no whole amount of rupiah.`)
  return Number(given.replaceAll('.', ''))
}

/** Which page of a list. */
export function pageOf(given: string | undefined): number {
  if (given === undefined) return 1
  if (!/^[1-9]\d{0,3}$/.test(given)) throw new Refused(`"${given}" is no page.`)
  return Number(given)
}
