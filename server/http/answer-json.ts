/** What is known of an answer that was written from a value. */
interface Written {
  text: string
  value: unknown
}

const known = new WeakMap<Response, Written>()

/**
 * An answer that is a value as JSON, its `data` last, and stays known as both: who keeps it, or makes a page of it, would
 * else read it out of the response piece by piece, which takes longer than to write it.
 */
export function answerJson(value: { data: unknown }, init: ResponseInit): Response {
  const text = textOf(value)
  const answer = new Response(text, init)
  known.set(answer, { text, value })
  return answer
}

const texts = new WeakMap<object, string>()

/** What is frozen, and the same for many answers, is written once. */
function textOf(value: { data: unknown }): string {
  const { data, ...before } = value
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data)) return JSON.stringify(value)
  const text = texts.get(data) ?? JSON.stringify(data)
  texts.set(data, text)
  return `${JSON.stringify(before).slice(0, -1)},"data":${text}}`
}

/** What an answer was written from, and what was written, if that is known without reading it. */
export const writtenAs = (answer: Response): Written | undefined => known.get(answer)
